import { industriesPage } from '@/lib/content/pages/industries';
import type { IndustryId, ServiceId } from '@/lib/content/types/ids';
import { type Industry, industryById } from '@/lib/content/types/industry';
import type { InsightSummary } from '@/lib/content/types/insight';
import { serviceById } from '@/lib/content/types/service';
import type { Crumb } from '@/lib/seo/json-ld';
import { piecesOnIndustry } from './graph';
import { insightById, isArticleLike } from './insights';

const READING_LENGTH = 3;

/** A practice that work in an industry usually draws in. */
export type RelatedService = { id: ServiceId; name: string; path: string; why: string };

/** A piece, and why it is worth reading for people of this industry. */
export type Reading = { piece: InsightSummary; why: string };

export type IndustryPageData = Industry & {
  services: { title: string; items: RelatedService[] };
  /** A few pieces, chosen. */
  reading: { title: string; items: Reading[]; industry: IndustryId };
  trail: Crumb[];
};

/**
 * All that the page of an industry shows.
 * @throws ContentError when its file names a piece that does not exist
 */
export function industryPage(id: IndustryId): IndustryPageData {
  const data = industryById(id);
  return {
    ...data,
    services: {
      title: data.related.title,
      items: data.related.services.map(({ id, why }) => {
        const { name, path } = serviceById(id);
        return { id, name, path, why };
      }),
    },
    reading: {
      title: data.related.reading.title,
      items: readingOn(data),
      industry: id,
    },
    trail: [
      { name: industriesPage().title, path: '/industries' },
      { name: data.name, path: data.path },
    ],
  };
}

/** The pieces that the file names, in its order, then the newest that are about the industry. */
function readingOn({ id, related }: Industry): Reading[] {
  const file = `content/industries/${id}.yaml`;
  const named = related.reading.pieces.flatMap(({ id, why }) => {
    const piece = insightById(id, file, 'related.reading.pieces');
    return piece ? [{ piece, why }] : [];
  });
  const newest = piecesOnIndustry(id)
    .filter(isArticleLike)
    .filter((candidate) => named.every(({ piece }) => piece.id !== candidate.id))
    .map((piece) => ({ piece, why: piece.excerpt }));
  return [...named, ...newest].slice(0, READING_LENGTH);
}
