import fc from 'fast-check';
import { filterEntries, readFilter, writeFilter } from '@/lib/filter/insight-filter';
import { mosaicPlaces } from '@/lib/filter/mosaic';

const topics = ['agriculture', 'finance', 'human-capital'];
const read = (address: string) => readFilter(address, topics, 6);

test.each([
  ['', null, 6],
  ['?topic=finance', 'finance', 6],
  ['?topic=human-capital&show=18', 'human-capital', 18],
  ['?topic=Finance', null, 6],
  ['?topic=__proto__', null, 6],
  ['?topic=%3Cscript%3E&show=-1', null, 6],
  ['?topic=%E0%A4%A&show=1e9', null, 6],
  ['?show=3', null, 6],
  ['?topic=finance#more', 'finance', Number.POSITIVE_INFINITY],
])('%j shows topic %j, %d entries', (address, topic, show) => {
  expect(read(address)).toEqual({ topic, show });
});

test('any address can be read, and what is read can be written and read again', () => {
  fc.assert(
    fc.property(fc.string(), (rubbish) => {
      const state = read(`?${rubbish}`);
      expect([null, ...topics]).toContain(state.topic);
      if (Number.isFinite(state.show)) {
        expect(read(writeFilter(`?${rubbish}`, state, 6))).toEqual(state);
      }
    }),
  );
});

test('the address of the first state is the plain one, and other parameters stay', () => {
  expect(writeFilter('?topic=finance&show=12', { topic: null, show: 6 }, 6)).toBe('');
  expect(writeFilter('?from=mail&topic=finance', { topic: 'agriculture', show: 12 }, 6)).toBe(
    '?from=mail&topic=agriculture&show=12',
  );
});

test('a topic shows its entries and no other, at most as many as asked', () => {
  const entries = ['finance', 'agriculture', 'finance', 'finance', 'agriculture'];
  expect(filterEntries(entries, { topic: 'finance', show: 2 })).toEqual({
    shown: [0, 2],
    total: 3,
  });
  expect(filterEntries(entries, { topic: null, show: 99 }).shown).toEqual([0, 1, 2, 3, 4]);
  expect(filterEntries(entries, { topic: 'human-capital', show: 6 })).toEqual({
    shown: [],
    total: 0,
  });
});

const columns = { lead: 12, wide: 12, narrow: 5, broad: 7, third: 4 };

/** Widths of the rows that boxes fill, in order. */
function rows(widths: number[], full: number): number[] {
  const filled = [0];
  for (const width of widths) {
    if ((filled.at(-1) as number) + width > full) filled.push(0);
    filled[filled.length - 1] = (filled.at(-1) as number) + width;
  }
  return filled;
}

test.each(Array.from({ length: 40 }, (_, index) => index + 1))(
  'a mosaic of %d cards has no gap in any row',
  (count) => {
    const places = mosaicPlaces(count);
    expect(places).toHaveLength(count);
    for (const row of rows(
      places.map(({ slot }) => columns[slot]),
      12,
    ))
      expect(row).toBe(12);
    for (const row of rows(
      places.map(({ tablet }) => (tablet === 'whole' ? 2 : 1)),
      2,
    ))
      expect(row).toBe(2);
  },
);

test('loading more leaves the cards that are shown in their places', () => {
  const six = mosaicPlaces(6);
  for (const count of [12, 18, 24]) expect(mosaicPlaces(count).slice(0, 6)).toEqual(six);
  expect(mosaicPlaces(0)).toEqual([]);
});
