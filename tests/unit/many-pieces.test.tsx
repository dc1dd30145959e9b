/** @jest-environment node */
import { load } from 'cheerio';
import { renderToString } from 'react-dom/server';
import AllInsightsPage, { generateStaticParams } from '@/app/insights/all/[[...page]]/page';
import { openGraphCardsByFile, openGraphCardsByPath } from '@/lib/open-graph/cards';

/** A firm that has published for years: a hundred and twenty pieces. */
jest.mock('@/lib/content/relations/insights', () => {
  const real = jest.requireActual('@/lib/content/relations/insights');
  const pieces = Array.from({ length: 120 }, (_, index) => ({
    ...real.readableInsights()[0],
    id: `article/${index}`,
    path: `/insights/number-${120 - index}`,
    title: `Number ${120 - index}`,
    date: new Date(Date.UTC(2026, 0, 1 - index * 10)).toISOString().slice(0, 10),
  }));
  return { ...real, insights: () => pieces };
});

async function show(page?: string[]) {
  const params = Promise.resolve(page ? { page } : {});
  const $ = load(renderToString(await AllInsightsPage({ params })));
  const links = $('main a')
    .toArray()
    .map((element) => ({ name: $(element).text(), href: $(element).attr('href') }));
  return {
    text: $('main').text(),
    heading: $('h1').text(),
    href: (name: string) => links.find((link) => link.name.startsWith(name))?.href,
    pieces: links.map((link) => link.name).filter((name) => name.startsWith('Number')),
  };
}

it('has a page for each two dozen of older pieces', () => {
  expect(generateStaticParams().map(({ page }) => page.join('/'))).toEqual([
    '',
    '4',
    '3',
    '2',
    '1',
  ]);
});

it('says that the list holds the newest, and where the older ones are', async () => {
  const { text, pieces, href } = await show();
  expect(text).toContain('Showing 12 of the newest 24');
  expect(pieces).toHaveLength(24);
  expect(pieces.at(-1)).toBe('Number 97');
  expect(href('Older insights')).toBe('/insights/all/4/');
});

it('shows older pieces on pages that lead on and back', async () => {
  const { heading, pieces, href } = await show(['4']);
  expect(heading).toBe('September 2024 to May 2025');
  expect([pieces[0], pieces.at(-1), pieces.length]).toEqual(['Number 96', 'Number 73', 24]);
  expect(href('Newer')).toBe('/insights/all/');
  expect(href('Older')).toBe('/insights/all/3/');
});

it('ends at the oldest', async () => {
  const { pieces, href } = await show(['1']);
  expect(pieces.at(-1)).toBe('Number 1');
  expect(href('Newer')).toBe('/insights/all/2/');
  expect(href('Older')).toBeUndefined();
});

it('gives each page of older pieces a picture to be shared with', () => {
  const paths = [...openGraphCardsByPath().keys()];
  for (const number of [1, 2, 3, 4]) expect(paths).toContain(`/insights/all/${number}`);
  const cards = openGraphCardsByFile();
  expect(cards.size).toBe(paths.length);
});
