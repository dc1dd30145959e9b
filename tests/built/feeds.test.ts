import fs from 'node:fs';
import path from 'node:path';
import { load } from 'cheerio';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import ICAL from 'ical.js';
import { insights } from '@/lib/content/relations/insights';
import { countWords } from '@/lib/format/reading-time';
import { siteOrigin } from '@/lib/site-origin';
import { pageHref } from '@/lib/site-url';
import { existsInOut, firstPages, outDir } from '../support/built-site';

const SITE = siteOrigin;
const read = (file: string) => fs.readFileSync(path.join(outDir, file), 'utf8');
const pages = firstPages();
const at = (address: string) => pages.find((page) => page.path === address)!;

const atomFiles = [
  '/feed.xml',
  ...['articles', 'policy-briefs', 'case-studies', 'reports', 'events', 'newsletter'].map(
    (folder) => `/insights/${folder}/feed.xml`,
  ),
];
const parser = new XMLParser({
  ignoreAttributes: false,
  parseTagValue: false,
  isArray: (name) => ['entry', 'author', 'link', 'category'].includes(name),
});
type Entry = {
  id: string;
  updated: string;
  published: string;
  author: { name: string }[];
  link: { '@_href': string; '@_rel': string }[];
  content: { '#text': string };
};
const entriesOf = (file: string) => parser.parse(read(file)).feed.entry as Entry[];
const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:Z|[+-]\d\d:\d\d)$/;

/** Addresses in the text of an entry that are not whole. */
function relativeIn(html: string): string[] {
  const $ = load(html);
  return $('[href], [src]')
    .toArray()
    .map((element) => $(element).attr('href') ?? $(element).attr('src') ?? '')
    .filter((address) => !/^(?:https?|mailto):/.test(address));
}

describe.each(atomFiles)('%s', (file) => {
  it('is well-formed and says where it stands', () => {
    expect(XMLValidator.validate(read(file))).toBe(true);
    const { feed } = parser.parse(read(file));
    expect(feed.link[0]).toMatchObject({ '@_rel': 'self', '@_href': `${SITE}${file}` });
    expect(feed.updated).toMatch(INSTANT);
  });

  it('has entries with permanent ids, authors, dates and full text', () => {
    const entries = entriesOf(file);
    expect(entries.length).toBeGreaterThan(1);
    expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length);
    for (const entry of entries) {
      expect(entry.id).toMatch(/^tag:[^,]+,\d{4}-\d\d-\d\d:\/insights\//);
      expect(entry.published).toMatch(INSTANT);
      expect(Date.parse(entry.updated)).toBeGreaterThanOrEqual(Date.parse(entry.published));
      expect(entry.author[0]!.name).not.toBe('');
      const piece = insights().find(
        ({ path: own }) => entry.link[0]!['@_href'] === SITE + pageHref(own),
      )!;
      const words = load(entry.content['#text']).text().split(/\s+/).length;
      expect([entry.id, words > countWords(piece.body) * 0.8]).toEqual([entry.id, true]);
      expect(relativeIn(entry.content['#text'])).toEqual([]);
      expect(existsInOut(entry.link[0]!['@_href'].replace(SITE, ''))).toBe(true);
    }
  });
});

it('feed.json holds the same entries as feed.xml', () => {
  const { items } = JSON.parse(read('/feed.json')) as { items: { id: string }[] };
  expect(items.map(({ id }) => id)).toEqual(entriesOf('/feed.xml').map(({ id }) => id));
});

it('a chart is a table of its figures in the feed', () => {
  const page = pages.find(({ $ }) => $('figure details table').length > 0)!;
  const entry = entriesOf('/feed.xml').find(({ link }) => link[0]!['@_href'] === SITE + page.path)!;
  const figure = page.$('figure details table td').first().text();
  expect(load(entry.content['#text'])('table').text()).toContain(figure);
});

it('pages name the feeds that fit them, and each exists', () => {
  const feedsOf = (address: string) =>
    at(address)
      .$('link[rel=alternate][type*=atom]')
      .toArray()
      .map((link) => link.attribs.href!.replace(SITE, ''));
  expect(feedsOf('/insights/reports/')).toEqual(['/insights/reports/feed.xml', '/feed.xml']);
  expect(feedsOf('/insights/financial-inclusion/')[0]).toBe('/insights/articles/feed.xml');
  expect(feedsOf('/')).toEqual(['/feed.xml']);
  for (const file of new Set(pages.flatMap(({ path: address }) => feedsOf(address)))) {
    expect([file, existsInOut(file)]).toEqual([file, true]);
  }
});

describe('calendars', () => {
  const eventPages = pages.filter(({ path: address }) => /^\/insights\/events\/.+/.test(address));

  it('calendar.ics holds every event, once', () => {
    const calendar = new ICAL.Component(ICAL.parse(read('/calendar.ics')));
    const urls = calendar
      .getAllSubcomponents('vevent')
      .map((event) => event.getFirstPropertyValue('url'));
    expect(urls.sort()).toEqual(eventPages.map(({ path: address }) => SITE + address).sort());
  });

  it('an upcoming event can be put into a calendar, a past one cannot', () => {
    for (const { $ } of eventPages) {
      const side = $('main article');
      const links = side.find('a[href^="/calendar/"]');
      const past = $('main article [data-event-state]').first().attr('data-event-state') === 'past';
      expect(links.length > 0).toBe(!past);
      for (const link of links.toArray()) {
        const [event] = new ICAL.Component(
          ICAL.parse(read(link.attribs.href!)),
        ).getAllSubcomponents('vevent');
        const start = $('time[datetime*=T]').first().attr('datetime')!;
        const found = new ICAL.Event(event!).startDate;
        expect(`${found.toString()}+03:00`).toBe(start);
      }
    }
  });

  it('the list of events offers to subscribe', () => {
    expect(at('/insights/events/').$('a[href^="webcal://"]').attr('href')).toBe(
      `${SITE.replace(/^https?/, 'webcal')}/calendar.ics`,
    );
  });
});

describe('citing and passing on', () => {
  const cited = pages.filter(({ $ }) => $('a[href^="/cite/"]').length > 0);

  it('is offered on every article, brief, case study, report and issue', () => {
    // Not from the feeds, which end at fifty.
    const expected = insights()
      .filter(({ kind }) => kind !== 'event')
      .map(({ path: address }) => pageHref(address));
    expect(cited.map(({ path: address }) => address)).toEqual(expected.sort());
  });

  it('passes on every piece and event by plain links to its own address', () => {
    for (const { path: address } of insights()) {
      const { $ } = at(pageHref(address));
      const ways = $('main a[href^="https://wa.me/?text="]');
      expect([address, ways.length]).toEqual([address, 1]);
      expect(decodeURIComponent(ways.attr('href')!)).toContain(SITE + pageHref(address));
    }
  });

  it('shows what the files hold', () => {
    for (const { $, path: address } of cited) {
      const files = $('a[href^="/cite/"]').toArray();
      expect(files.map((link) => path.extname(link.attribs.href!))).toEqual(['.bib', '.ris']);
      const shown = $('main details pre')
        .toArray()
        .map((block) => $(block).text().replace(/\r/g, ''));
      for (const link of files) {
        const text = read(link.attribs.href!).replace(/\r/g, '');
        expect(text).toContain(SITE + address);
        expect(shown).toContain(text.trimEnd());
      }
    }
  });
});
