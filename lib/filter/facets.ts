/** What a list of pieces or results can be narrowed by, in the order of the list boxes and of the address. */
export const facetIds = ['kind', 'topic', 'practice', 'industry', 'author', 'year'] as const;
export type FacetId = (typeof facetIds)[number];

/** Ids by facet: what an entry bears, or what a visitor has chosen. */
export type FacetValues = Readonly<Record<FacetId, readonly string[]>>;
/** Every value that there is, in the order of its list box, and what it is called. */
export type FacetNames = Readonly<
  Record<FacetId, readonly (readonly [id: string, name: string])[]>
>;

export const nothingChosen: FacetValues = {
  kind: [],
  topic: [],
  practice: [],
  industry: [],
  author: [],
  year: [],
};

/** Maps a function over the facets. */
function byFacet<Result>(of: (facet: FacetId) => Result): Record<FacetId, Result> {
  return Object.fromEntries(facetIds.map((facet) => [facet, of(facet)])) as Record<FacetId, Result>;
}

/** The values of an entry as one text, without an empty end: `article|finance|policy|education|esi-mensa|2026`. */
export function packFacets(values: Partial<FacetValues>): string {
  return facetIds
    .map((facet) => values[facet]?.join() ?? '')
    .join('|')
    .replace(/\|+$/, '');
}

/** The values that `packFacets` has written. */
export function unpackFacets(text: string): FacetValues {
  const parts = text.split('|');
  return byFacet((facet) => parts[facetIds.indexOf(facet)]?.split(',').filter(Boolean) ?? []);
}

/**
 * What the end of an address chooses (`?kind=article,report&year=2026`), each value once and in the order
 * of its list box. What is no value of its facet is ignored.
 */
export function readFacets(search: string, names: FacetNames): FacetValues {
  const parameters = new URLSearchParams(search);
  return byFacet((facet) => {
    const asked = new Set(parameters.get(facet)?.split(','));
    return names[facet].map(([id]) => id).filter((id) => asked.has(id));
  });
}

/** Query of the address for a choice, `?` included; what else the query holds is kept. */
export function writeFacets(search: string, choice: FacetValues): string {
  const parameters = new URLSearchParams(search);
  for (const facet of facetIds) {
    parameters.delete(facet);
    if (choice[facet].length > 0) parameters.set(facet, choice[facet].join());
  }
  return queryOf(parameters);
}

/** Address of the list of all pieces with some values chosen. */
export const allInsightsHref = (choice: Partial<FacetValues>) =>
  `/insights/all${writeFacets('', { ...nothingChosen, ...choice })}` as const;

/** Ids between commas, which may stand in an address as they are. */
const IDS = /^[a-z0-9-]+(?:,[a-z0-9-]+)+$/;

/** Parameters as the end of an address; several ids stay readable. */
export function queryOf(parameters: URLSearchParams): string {
  const query = [...parameters]
    .map(([name, value]) =>
      IDS.test(value) && isFacet(name)
        ? `${name}=${value}`
        : new URLSearchParams([[name, value]]).toString(),
    )
    .join('&');
  return query && `?${query}`;
}

const isFacet = (name: string) => (facetIds as readonly string[]).includes(name);

/** The parameters of an address that choose something, as they stand there. */
export function facetParameters(search: string): URLSearchParams {
  const parameters = new URLSearchParams(search);
  for (const name of [...parameters.keys()]) {
    if (!isFacet(name)) parameters.delete(name);
  }
  return parameters;
}

/** How many values are chosen. */
export function countChosen(choice: FacetValues): number {
  return facetIds.reduce((sum, facet) => sum + choice[facet].length, 0);
}

/** Whether an entry bears, of every facet in which something is chosen, one of the chosen values. */
export function fits(values: FacetValues, choice: FacetValues, except?: FacetId): boolean {
  return facetIds.every(
    (facet) =>
      facet === except ||
      choice[facet].length === 0 ||
      choice[facet].some((id) => values[facet].includes(id)),
  );
}

/** A value in its list box: `count` is how many entries it would show beside what other facets leave. */
export type FacetOption = { id: string; name: string; count: number };

/**
 * What each list box offers: the values that occur among the entries, and those that are chosen. A value
 * that nothing bears beside what is chosen elsewhere counts 0.
 */
export function facetOptions(
  names: FacetNames,
  entries: readonly FacetValues[],
  choice: FacetValues,
): Record<FacetId, FacetOption[]> {
  return byFacet((facet) => {
    const left = entries.filter((values) => fits(values, choice, facet));
    return names[facet].flatMap(([id, name]) => {
      const bears = (values: FacetValues) => values[facet].includes(id);
      if (!entries.some(bears) && !choice[facet].includes(id)) return [];
      return [{ id, name, count: left.filter(bears).length }];
    });
  });
}

/** A choice without one of its values. */
export function without(choice: FacetValues, facet: FacetId, id: string): FacetValues {
  return { ...choice, [facet]: choice[facet].filter((chosen) => chosen !== id) };
}
