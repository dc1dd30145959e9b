import fc from 'fast-check';
import {
  countChosen,
  type FacetNames,
  type FacetValues,
  facetIds,
  facetOptions,
  facetParameters,
  fits,
  nothingChosen,
  packFacets,
  readFacets,
  unpackFacets,
  without,
  writeFacets,
} from '@/lib/filter/facets';

const names: FacetNames = {
  kind: [
    ['article', 'Article'],
    ['report', 'Report'],
    ['event', 'Event'],
  ],
  topic: [
    ['finance', 'Finance'],
    ['policy', 'Policy'],
  ],
  practice: [['research', 'Research']],
  industry: [['energy', 'Energy']],
  author: [['esi-mensa', 'Esi Mensa']],
  year: [
    ['2026', '2026'],
    ['2025', '2025'],
  ],
};
const values = (given: Partial<FacetValues>): FacetValues => ({ ...nothingChosen, ...given });

test.each([
  ['', {}],
  ['?kind=article,report&year=2026', { kind: ['article', 'report'], year: ['2026'] }],
  ['?kind=report%2Carticle', { kind: ['article', 'report'] }],
  ['?kind=article,article,', { kind: ['article'] }],
  ['?kind=Article&year=26', {}],
  ['?kind=__proto__,constructor&topic=toString', {}],
  ['?kind=%3Cscript%3E,event&author=../..', { kind: ['event'] }],
  ['?kind=%E0%A4%A&year=2026,1e9', { year: ['2026'] }],
  ['?topic=2026&year=finance', {}],
])('%j chooses %j', (search, chosen) => {
  expect(readFacets(search, names)).toEqual(values(chosen));
});

test('any address can be read, and what is read can be written and read again', () => {
  fc.assert(
    fc.property(fc.string(), (rubbish) => {
      const choice = readFacets(`?${rubbish}`, names);
      expect(readFacets(writeFacets(`?${rubbish}`, choice), names)).toEqual(choice);
    }),
  );
});

test('a choice is written so that it can be read, and leaves the rest of the address alone', () => {
  const choice = values({ kind: ['article', 'report'], year: ['2026'] });
  expect(writeFacets('?q=soil+health&kind=event', choice)).toBe(
    '?q=soil+health&kind=article,report&year=2026',
  );
  expect(writeFacets('?kind=event&topic=x', nothingChosen)).toBe('');
  expect(facetParameters('?q=a&kind=event&show=12&kind=report').toString()).toBe(
    'kind=event&kind=report',
  );
});

test('values packed into a text come back', () => {
  const id = fc.stringMatching(/^[a-z0-9-]{1,12}$/);
  const all = fc.record(
    Object.fromEntries(facetIds.map((facet) => [facet, fc.array(id)])) as Record<
      keyof FacetValues,
      fc.Arbitrary<string[]>
    >,
  );
  fc.assert(fc.property(all, (some) => expect(unpackFacets(packFacets(some))).toEqual(some)));
  expect(packFacets({ kind: ['page'] })).toBe('page');
  expect(unpackFacets('')).toEqual(nothingChosen);
});

const entries = [
  values({ kind: ['article'], topic: ['finance'], author: ['esi-mensa'], year: ['2026'] }),
  values({ kind: ['article'], topic: ['policy'], year: ['2025'] }),
  values({ kind: ['report'], topic: ['policy'], year: ['2026'] }),
  values({ kind: ['office'] }),
];
const kept = (choice: Partial<FacetValues>) =>
  entries.flatMap((entry, at) => (fits(entry, values(choice)) ? [at] : []));

test('values of one facet widen, those of another narrow', () => {
  expect(kept({})).toEqual([0, 1, 2, 3]);
  expect(kept({ kind: ['article'] })).toEqual([0, 1]);
  expect(kept({ kind: ['article', 'report'] })).toEqual([0, 1, 2]);
  expect(kept({ kind: ['article', 'report'], year: ['2026'] })).toEqual([0, 2]);
  expect(kept({ kind: ['event'] })).toEqual([]);
});

test('a list box offers what occurs, each value with what it would show beside the other facets', () => {
  const offered = facetOptions(names, entries, values({ year: ['2026'] }));
  const counts = (facet: keyof FacetValues) =>
    offered[facet].map(({ name, count }) => `${name} ${count}`);
  expect(counts('kind')).toEqual(['Article 1', 'Report 1']);
  expect(counts('topic')).toEqual(['Finance 1', 'Policy 1']);
  // Its own facet does not narrow it: the other year can still be added.
  expect(counts('year')).toEqual(['2026 2', '2025 1']);
  expect(counts('practice')).toEqual([]);
  expect(facetOptions(names, entries, values({ kind: ['event'] })).kind.at(-1)).toEqual({
    id: 'event',
    name: 'Event',
    count: 0,
  });
});

test('each count is what choosing the value alone in its facet shows', () => {
  const some = (facet: keyof FacetValues) => fc.subarray(names[facet].map(([id]) => id));
  fc.assert(
    fc.property(some('kind'), some('topic'), some('year'), (kind, topic, year) => {
      const choice = values({ kind, topic, year });
      const offered = facetOptions(names, entries, choice);
      for (const facet of facetIds) {
        for (const { id, count } of offered[facet]) {
          expect(kept({ ...choice, [facet]: [id] })).toHaveLength(count);
        }
      }
    }),
  );
});

test('a value is taken out of a choice, and the others stay', () => {
  const choice = values({ kind: ['article', 'report'], year: ['2026'] });
  expect(without(choice, 'kind', 'article')).toEqual(values({ kind: ['report'], year: ['2026'] }));
  expect(countChosen(choice)).toBe(3);
});
