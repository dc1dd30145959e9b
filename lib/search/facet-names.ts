import { paginateInsights } from '@/lib/content/relations/archive-pages';
import { industriesOf, servicesOf } from '@/lib/content/relations/graph';
import { insights } from '@/lib/content/relations/insights';
import { industries } from '@/lib/content/types/industry';
import type { InsightSummary } from '@/lib/content/types/insight';
import { people } from '@/lib/content/types/person';
import { services } from '@/lib/content/types/service';
import { topicWords } from '@/lib/content/types/topic';
import { type FacetNames, type FacetValues, packFacets } from '@/lib/filter/facets';
import { labels } from '@/lib/labels';
import { pageHref } from '@/lib/site-url';
import type { ListFacets } from './document';

/** Every value of every facet, with its name. */
export function facetNames(): FacetNames {
  const { topic: _, ...kinds } = labels.search.kinds;
  const named = (all: readonly { id: string; name: string }[]) =>
    all.map(({ id, name }) => [id, name] as const);
  const years = new Set(insights().map(({ date }) => date.slice(0, 4)));
  return {
    kind: [...Object.entries(labels.insight.kinds), ...Object.entries(kinds)],
    topic: named(topicWords()),
    practice: named(services()),
    industry: named(industries()),
    author: named(people()),
    year: [...years]
      .sort()
      .reverse()
      .map((year) => [year, year] as const),
  };
}

/**
 * A function that says what a piece bears, of every facet; the practices and industries are those that its own
 * page names. It reads these once: in development every call reads the files again.
 */
export function facetsOfPieces(): (piece: InsightSummary) => FacetValues {
  const practices = services();
  const sectors = industries();
  return (piece) => ({
    kind: [piece.kind],
    topic: [piece.category],
    practice: servicesOf(piece, practices).map(({ id }) => id),
    industry: industriesOf(piece, sectors).map(({ id }) => id),
    author: piece.people,
    year: [piece.date.slice(0, 4)],
  });
}

/** What the list of all insights is narrowed by: the values of its pieces by the addresses of their links. */
export function listFacets(): ListFacets {
  const { newest } = paginateInsights(insights());
  const facetsOf = facetsOfPieces();
  return {
    names: facetNames(),
    pieces: Object.fromEntries(
      newest.map((piece) => [pageHref(piece.path), packFacets(facetsOf(piece))]),
    ),
  };
}
