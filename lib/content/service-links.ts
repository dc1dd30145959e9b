import { industry } from './industry';
import type { InsightSummary } from './insight';
import { insightById, insightsOnService } from './insights';
import type { GlyphName } from './picture-names';
import { type Service, service } from './service';

/** A page that an assignment often leads to, and why. */
export type Lead = { name: string; path: string; glyph: GlyphName; why: string };

/** Services, then industries, that a service's file names as where its work leads. */
export function leadsFrom({ related }: Service): Lead[] {
  return [
    ...related.services.map(({ id, why }) => {
      const { name, path } = service(id);
      return { name, path, glyph: id, why };
    }),
    ...related.industries.map(({ id, why }) => {
      const { name, path, glyph } = industry(id);
      return { name, path, glyph, why };
    }),
  ];
}

/**
 * Pieces to read after a service: those its file names, then the newest about it.
 * @throws ContentError when a named piece does not exist
 */
export function readingAfter({ id, reading }: Service, count: number): InsightSummary[] {
  const file = `content/services/${id}.yaml`;
  const named = reading.pieces.map((piece) => insightById(piece, file, 'reading.pieces'));
  const newest = insightsOnService(id).filter((piece) => !reading.pieces.includes(piece.id));
  return [...named, ...newest].slice(0, count);
}
