import { buildDay } from '@/lib/build-time';
import { ContentError } from '@/lib/content/engine/content-error';
import type { Entry } from '@/lib/content/engine/read';
import { type InsightKind, kindFacts } from '@/lib/content/kinds';
import { errorsOfText } from './check-text';
import { unfinishedTextIn } from './unfinished-text';

type Dated = {
  date?: string;
  announced?: string;
  updated?: string | undefined;
  draft?: boolean | undefined;
  publish?: string | undefined;
};

/**
 * Makes sure of a piece that is shown what no single field tells: that its text is built as its kind
 * asks, that it was not changed before it came out, that no day is another year by a slip, and that nothing of
 * it is still to be written:
 * of a draft, which only a preview shows, something may.
 * @throws ContentError naming what is wrong
 */
export function checkPiece(kind: InsightKind, entry: Entry<unknown>): void {
  const { data, body, file } = entry;
  const { date, announced, updated, draft, publish } = data as Dated;
  const out = date ?? announced;
  const errors = [
    ...errorsOfText(kind, entry),
    ...(draft ? [] : unfinishedTextIn(kindFacts(kind).template, data, body)),
  ];
  if (updated && out && updated < out) {
    errors.unshift(
      `updated: found ${updated}, which is before ${date ? 'date' : 'announced'}, expected ${out} or later`,
    );
  }
  // A day to come is advice (lib/content/relations/advice.ts); one that far off is nobody's plan.
  const latest = [inAYear(), publish ?? ''].sort().at(-1) ?? '';
  for (const [field, day] of Object.entries({ date, announced, updated })) {
    if (day && day > latest)
      errors.unshift(
        `${field}: found ${day}, which is more than a year away, expected a day until ${latest}`,
      );
  }
  if (errors.length > 0) throw new ContentError(file, errors);
}

function inAYear(): string {
  const [year = '', ...rest] = buildDay().split('-');
  return [Number(year) + 1, ...rest].join('-');
}
