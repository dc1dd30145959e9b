import { ContentError } from '@/lib/content/engine/content-error';
import { foundPiece, memoize, waits } from '@/lib/content/engine/read';
import { insightKindIds, insightKinds } from '@/lib/content/kinds';
import { byState } from '@/lib/content/types/event';
import type { Category } from '@/lib/content/types/ids';
import { type Insight, type InsightSummary, newestFirst } from '@/lib/content/types/insight';
import { kindSources } from './kind-sources';

/** Every published piece of every kind, newest first. */
export function insights(): readonly Insight[] {
  // Every page asks for them: made anew each time, a build would take the square of their number.
  return memoize('every insight', () =>
    insightKindIds.flatMap((kind) => kindSources[kind].pieces()).sort(newestFirst),
  );
}

/**
 * Two pieces with one drawing would look like one piece: an editor is told, and the tests of the pictures say so.
 * @throws ContentError naming the newer of the two
 */
export function assertOwnDrawings(): void {
  const pieces = insights();
  for (const [index, { picture, file }] of pieces.entries()) {
    const other = pieces
      .slice(index + 1)
      .find((one) => picture && one.picture?.draws === picture.draws);
    if (!picture || !other) continue;
    throw new ContentError(file, [
      `picture.draws: found ${JSON.stringify(picture.draws)}, which ${other.file} draws too, expected a drawing of its own, or no picture`,
    ]);
  }
}

/** Pieces to read (no events, no newsletter issues), newest first. */
export function readableInsights(): Insight[] {
  return insights().filter(isArticleLike);
}

/** True of a piece to read: neither an event nor a newsletter issue. */
export function isArticleLike({ kind }: InsightSummary): boolean {
  return insightKinds[kind].readable;
}

/**
 * The pieces that a piece names as related, in its order, without those that wait for their day.
 * @throws ContentError when one of them does not exist: a dangling reference stops the build
 */
export function relatedTo(piece: InsightSummary): InsightSummary[] {
  const all = insights();
  return piece.related.flatMap((id) => {
    const match = all.find((candidate) => candidate.id === id);
    if (match && match.id !== piece.id) return [match];
    if (!match && waits(id)) return [];
    throw new ContentError(piece.file, [
      `related: found ${foundPiece(id)}, expected another published piece`,
    ]);
  });
}

/** How many pieces a page offers to go on with. */
export const NEXT = 3;

/** What to read after a piece: the pieces it names, then the newest of its topic, then the newest. */
export function readNextTo(piece: InsightSummary): InsightSummary[] {
  const offered = [...relatedTo(piece), ...insightsIn(piece.category), ...readableInsights()];
  const others = offered.filter(({ id }) => id !== piece.id);
  return [...new Map(others.map((other) => [other.id, other])).values()].slice(0, NEXT);
}

/** Pieces, newest first, as a list shows them: events to come on top, the nearest first, then the newest. */
export function nearestFirst<Piece extends Pick<InsightSummary, 'past'>>(
  pieces: readonly Piece[],
): Piece[] {
  const { coming, over } = byState(pieces);
  return [...coming, ...over];
}

/** Pieces of a category, newest first. */
export function insightsIn(category: Category): InsightSummary[] {
  return insights().filter((piece) => piece.category === category);
}

/** Pieces that a person wrote or speaks at, newest first. */
export function insightsBy(personId: string): InsightSummary[] {
  return insights().filter(({ people }) => people.includes(personId));
}

/**
 * A piece by its id, for pages that name one.
 * @param field the field of `referringFile` that holds the id, for messages
 * @returns nothing while the piece waits for its day: the page then does without it
 * @throws ContentError when there is no such piece
 */
export function insightById(
  id: string,
  referringFile: string,
  field: string,
): InsightSummary | undefined {
  const match = insights().find((piece) => piece.id === id);
  if (match || waits(id)) return match;
  throw new ContentError(referringFile, [
    `${field}: found ${foundPiece(id)}, expected a published piece`,
  ]);
}
