/** @jest-environment node */
import fc from 'fast-check';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { atomFeed } from '@/lib/feeds/atom';
import { feedEntries } from '@/lib/feeds/entries';
import type { Feed, FeedEntry } from '@/lib/feeds/feed';
import { fullText } from '@/lib/feeds/full-text';
import { jsonFeed } from '@/lib/feeds/json-feed';
import { readMarkdown } from '@/lib/markdown/document';
import { pageUrl } from '@/lib/site-origin';

const entry: FeedEntry = {
  id: 'tag:firm.example,2025-01-01:/insights/seed',
  url: 'https://www.firm.example/insights/seed/',
  title: 'Seed',
  summary: 'On seed.',
  html: '<p>Seed &amp; soil</p>',
  published: '2026-01-02T00:00:00+03:00',
  updated: '2026-03-04T00:00:00+03:00',
  authors: [{ name: 'Esi', url: 'https://www.firm.example/team/#esi' }],
  tags: ['Article', 'Policy'],
};

const feed: Feed = {
  id: 'tag:firm.example,2025-01-01:/feed.xml',
  title: 'Firm: insights',
  description: 'What we learn',
  homeUrl: 'https://www.firm.example/insights/',
  selfUrl: 'https://www.firm.example/feed.xml',
  lang: 'en',
  publisher: {
    name: 'Firm',
    url: 'https://www.firm.example/',
    icon: 'https://www.firm.example/i.png',
  },
  rights: '© Firm',
  entries: [{ ...entry, id: 'older', updated: '2026-01-05T00:00:00+03:00' }, entry],
};

const parser = new XMLParser({
  ignoreAttributes: false,
  parseTagValue: false,
  trimValues: false,
  isArray: (name) => name === 'entry',
});

describe('an Atom feed', () => {
  it('is as new as its newest change', () => {
    expect(parser.parse(atomFeed(feed)).feed.updated).toBe('2026-03-04T00:00:00+03:00');
  });

  it('holds the text as HTML that has been escaped once', () => {
    const [first] = parser.parse(atomFeed(feed)).feed.entry;
    expect(first.content['#text']).toBe('<p>Seed &amp; soil</p>');
    expect(first.content['@_type']).toBe('html');
  });

  it('stays well-formed whatever the text holds', () => {
    const anyText = fc.oneof(
      fc.string({ unit: 'binary', size: 'max', maxLength: 80 }),
      fc.constant('\u0000]]>&<"\uFFFF'),
    );
    fc.assert(
      fc.property(anyText, anyText, (title, html) => {
        const xml = atomFeed({ ...feed, entries: [{ ...entry, title, html, tags: [title] }] });
        expect(XMLValidator.validate(xml)).toBe(true);
        // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what XML forbids
        expect(xml).not.toMatch(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/);
      }),
    );
  });
});

it('a JSON Feed says the same', () => {
  const json = JSON.parse(jsonFeed(feed));
  expect(json).toMatchObject({
    version: 'https://jsonfeed.org/version/1.1',
    home_page_url: feed.homeUrl,
    items: [
      { id: 'older' },
      { id: entry.id, content_html: entry.html, date_modified: entry.updated },
    ],
  });
});

describe('the full text of a piece', () => {
  const source = { id: 'fao', publisher: 'FAO', title: 'Yields', year: 2024 };
  const markdown = [
    'See [services](/services/policy/), [below](#part) and [FAO](https://fao.org).[^fao]',
    '## Part',
    '```chart',
    'type: bars\ntitle: Yields of maize\nunit: tonnes a hectare\nalt: Kenya is ahead of Uganda in every year\nsource: [fao]',
    'category: Country\nseries: ["2024"]\nrows:\n  - [Kenya, 1234.5]\n  - [Uganda, null]',
    '```',
  ].join('\n');
  const html = fullText(
    readMarkdown(markdown, { file: 'x.md', sources: [source] }),
    '/insights/seed',
    { title: 'In brief', sentences: ['One.'] },
  );

  it('has absolute addresses only', () => {
    const hrefs = [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href);
    expect(hrefs).toEqual([
      pageUrl('/services/policy'),
      `${pageUrl('/insights/seed')}#part`,
      'https://fao.org',
      `${pageUrl('/insights/seed')}#fn-1`,
      `${pageUrl('/insights/seed')}#fn-1`,
    ]);
  });

  it('shows a chart as the table of its figures', () => {
    expect(html).not.toContain('chart-figure');
    expect(html).toContain('Yields of maize (tonnes a hectare).');
    expect(html).toContain('<th>Kenya</th><td>1,234.5</td>');
    expect(html).toContain('<th>Uganda</th><td>not known</td>');
  });

  it('begins with what the page sets above the text and ends with the sources', () => {
    expect(html).toMatch(/^<h2>In brief<\/h2><ul><li>One\.<\/li><\/ul>/);
    expect(html).toMatch(/<h2>Sources<\/h2><ol><li>\s*<p>FAO \(2024\)\. Yields/);
  });

  it('keeps no attribute of our pages', () => {
    expect(html).not.toMatch(/\s(?:id|class|role|aria-[a-z]+|data-[a-z-]+)=/);
  });
});

it('a feed of one kind holds the entries of the feed of everything, under the same ids', () => {
  const all = new Map(feedEntries('all').map((each) => [each.id, each]));
  const reports = feedEntries('report');
  expect(reports.length).toBeGreaterThan(0);
  for (const report of reports) expect(all.get(report.id)).toEqual(report);
  expect(all.size).toBe(feedEntries('all').length);
});

it('a feed holds the newest pieces and no more than it may', () => {
  const all = feedEntries('all');
  const dates = all.map(({ published }) => published);
  expect(dates).toEqual([...dates].sort().reverse());
  const last = all
    .map(({ updated }) => updated)
    .sort()
    .reverse();
  // Three, or as many as a library that has just begun holds.
  const most = Math.min(3, all.length);
  const newest = feedEntries('all', most);
  expect(newest).toHaveLength(most);
  for (const { updated } of newest) expect(updated >= String(last[most - 1])).toBe(true);
});
