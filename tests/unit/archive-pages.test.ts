import fc from 'fast-check';
import {
  archivePageFor,
  archivePageLabels,
  archivePageParams,
  monthRange,
  paginateFromOldest,
} from '@/lib/content/relations/archive-pages';

const pieces = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    date: new Date(Date.UTC(2026, 10, 21 - index * 20)).toISOString().slice(0, 10),
  }));

it('keeps everything on one page until there are two pages of it', () => {
  expect(paginateFromOldest(pieces(24), 24).older).toEqual([]);
  expect(paginateFromOldest(pieces(47), 24).older).toEqual([]);
  expect(paginateFromOldest(pieces(48), 24).newest).toHaveLength(24);
  expect(paginateFromOldest(pieces(48), 24).older.map(({ number }) => number)).toEqual([1]);
});

it('loses nothing, keeps the order, and never grows a page past twice its size', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer(), { maxLength: 300 }),
      fc.integer({ min: 1, max: 40 }),
      (entries, size) => {
        const { newest, older } = paginateFromOldest(entries, size);
        expect([...newest, ...older.flatMap((page) => page.entries)]).toEqual(entries);
        expect(newest.length).toBeLessThan(size * 2);
        for (const page of older) expect(page.entries).toHaveLength(size);
      },
    ),
  );
});

it('does not move what stands on a numbered page when something is published', () => {
  const before = paginateFromOldest(pieces(80).reverse(), 10);
  const after = paginateFromOldest([...pieces(7), ...pieces(80).reverse()], 10);
  for (const page of before.older)
    expect(after.older.find(({ number }) => number === page.number)).toEqual(page);
});

it('names the pages of a list by address', () => {
  expect(archivePageParams(pieces(20))).toEqual([{ page: [] }]);
  expect(archivePageParams(pieces(75))).toEqual([{ page: [] }, { page: ['2'] }, { page: ['1'] }]);
  const archive = paginateFromOldest(pieces(75), 24);
  expect(archivePageFor(archive, ['2'])?.number).toBe(2);
  for (const wrong of [[], ['3'], ['02'], ['2', '1'], ['constructor']])
    expect(archivePageFor(archive, wrong)).toBeUndefined();
});

it('names a page by its months', () => {
  expect(monthRange(pieces(3))).toBe('October to November 2026');
  expect(monthRange(pieces(1))).toBe('November 2026');
  expect(monthRange([{ date: '2026-01-31' }, { date: '2025-12-01' }])).toBe(
    'December 2025 to January 2026',
  );
  expect(archivePageLabels('Finance', { number: 2, entries: pieces(24) })).toEqual({
    title: 'Finance, page 2',
    crumb: 'Page 2',
    heading: 'August 2025 to November 2026',
    description:
      'Finance: 24 older articles, policy briefs, case studies, reports, events and newsletter issues, August 2025 to November 2026.',
  });
});
