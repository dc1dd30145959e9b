import { industryPage } from '@/lib/content/relations/industry-page';
import { insights } from '@/lib/content/relations/insights';
import { industries } from '@/lib/content/types/industry';
import { facetIds, unpackFacets } from '@/lib/filter/facets';
import { facetNames, facetsOfPieces, listFacets } from '@/lib/search/facet-names';
import { searchFiles } from '@/lib/search/search-files';
import { pageHref } from '@/lib/site-url';

const facetsOf = facetsOfPieces();

const names = facetNames();
const documents = [...searchFiles().values()].flatMap((file) => file.documents);

it('every value that a document bears has a name', () => {
  const nameless = documents.flatMap(({ id, facets = '' }) => {
    const values = unpackFacets(facets);
    return facetIds.flatMap((facet) =>
      values[facet]
        .filter((value) => !names[facet].some(([known]) => known === value))
        .map((value) => `${id}: ${facet} ${value}`),
    );
  });
  expect(nameless).toEqual([]);
});

it('every document is of one kind, and every piece has all that it can be narrowed by', () => {
  const kinds = documents.map(({ facets = '' }) => unpackFacets(facets).kind.length);
  expect(new Set(kinds)).toEqual(new Set([1]));
  const byPath = new Map(documents.map(({ path, facets = '' }) => [path, unpackFacets(facets)]));
  for (const piece of insights()) expect(byPath.get(piece.path)).toEqual(facetsOf(piece));
});

it('values can stand in an address as they are, each once', () => {
  for (const facet of facetIds) {
    const ids = names[facet].map(([id]) => id);
    expect(ids.filter((id) => !/^[a-z0-9-]+$/.test(id))).toEqual([]);
    expect(new Set(ids).size).toBe(ids.length);
  }
});

it('the list of all insights has the values of each piece that it shows', () => {
  const { pieces } = listFacets();
  for (const piece of insights().slice(0, 24)) {
    expect(unpackFacets(pieces[pageHref(piece.path)] ?? '')).toEqual(facetsOf(piece));
  }
});

it('lists under an industry every piece that its page shows', () => {
  for (const { id } of industries())
    for (const { piece } of industryPage(id).reading.items)
      expect(facetsOf(piece).industry).toContain(id);
});
