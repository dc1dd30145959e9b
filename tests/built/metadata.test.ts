import { existsSync } from 'node:fs';
import { kindSources } from '@/lib/content/relations/kind-sources';
import { redirects } from '@/lib/content/routes/redirects';
import { articles } from '@/lib/content/types/article';
import { events } from '@/lib/content/types/event';
import { topicById } from '@/lib/content/types/topic';
import { firm } from '@/lib/firm';
import { languages } from '@/lib/languages';
import { siteOrigin } from '@/lib/site-origin';
import { type BuiltPage, builtPages, indexedPages, outDir } from '../support/built-site';

const SITE = siteOrigin;
const pages = indexedPages();
const graphOf = ({ $ }: BuiltPage) =>
  JSON.parse($('script[type="application/ld+json"]').text())['@graph'] as Record<string, unknown>[];
const typesOf = (page: BuiltPage) => graphOf(page).map((node) => node['@type']);
const at = (path: string) => pages.find((page) => page.path === path)!;

describe('for search engines and shared links', () => {
  it('each page names its own canonical address', () => {
    const wrong = pages
      .map(({ path, $ }) => [`${SITE}${path}`, $('link[rel=canonical]').attr('href')])
      .filter(([expected, found]) => expected !== found);
    expect(wrong).toEqual([]);
  });

  it('each page has Open Graph title, description, address, site and locale', () => {
    const wrong = pages.filter(
      ({ path, $, language }) =>
        !$('meta[property="og:title"]').attr('content') ||
        !$('meta[property="og:description"]').attr('content') ||
        $('meta[property="og:url"]').attr('content') !== `${SITE}${path}` ||
        $('meta[property="og:site_name"]').attr('content') !== firm.name ||
        $('meta[property="og:locale"]').attr('content') !== language.ogLocale ||
        $('meta[property="og:locale:alternate"]').length !== languages.length - 1,
    );
    expect(wrong.map(({ path }) => path)).toEqual([]);
  });

  it('pages that should not be found say so', () => {
    const hidden = builtPages().filter((page) => !pages.some(({ path }) => path === page.path));
    const moved = redirects().map(({ from }) => `${from}/`);
    const expected = ['/404.html', '/offline/', '/search/', ...moved];
    expect(hidden.map(({ path }) => path).sort()).toEqual(
      languages.flatMap(({ prefix }) => expected.map((route) => prefix + route)).sort(),
    );
  });

  it('the old address of the privacy policy forwards', () => {
    const old = builtPages().find(({ path }) => path === '/privacy-policy/')!;
    expect(old.$('link[rel=canonical]').attr('href')).toBe(`${SITE}/privacy/`);
    expect(old.$('meta[http-equiv=refresh]').attr('content')).toBe('0; url=/privacy/');
    expect(old.$('main a[href="/privacy/"]').length).toBeGreaterThan(0);
  });
});

/** The firm's own pages, and the lists: what a visitor may come upon first. */
const landings = pages.filter(({ route }) =>
  /^\/(?:(?:services|industries|team|about|careers|contact)\/.*|insights\/(?:all\/|reports\/|events\/|newsletter\/|policy-briefs\/|case-studies\/)?)?$/.test(
    route,
  ),
);

describe('a landing says who speaks', () => {
  const { city } = firm.address;
  const says = (text = '') =>
    text.includes(city) &&
    (text.includes(firm.name) || /consult|ushauri|washauri|mshauri/i.test(text));

  it('above its fold, in words', () => {
    expect(landings.length).toBeGreaterThan(28);
    const silent = landings.filter(({ $ }) => !says($('main').children().first().text()));
    expect(silent.map(({ path }) => path)).toEqual([]);
  });

  it('to search engines, after what the page is', () => {
    const silent = landings.filter(
      ({ $ }) => !says(`${$('title').text()} ${$('meta[name=description]').attr('content')}`),
    );
    expect(silent.map(({ path }) => path)).toEqual([]);
    expect(pages.filter(({ $ }) => $('title').text().startsWith(firm.name))).toEqual([]);
  });
});

describe('structured data', () => {
  it('each page names the firm', () => {
    for (const page of builtPages()) {
      const firmNode = graphOf(page).find((node) => node['@type'] === 'Organization');
      expect(firmNode).toMatchObject({ name: firm.name, url: `${SITE}/` });
    }
  });

  it('the pages about the firm say how to reach it', () => {
    const about = builtPages().filter(({ route }) => ['/', '/about/', '/contact/'].includes(route));
    expect(about).toHaveLength(3 * languages.length);
    for (const page of about) {
      expect(graphOf(page).find((node) => node['@type'] === 'Organization')).toMatchObject({
        email: firm.email,
        telephone: firm.phone,
        address: { addressLocality: firm.address.city },
      });
    }
  });

  it('each page but home shows the way to it, ending at itself', () => {
    const wrong = pages
      .filter(({ route }) => route !== '/')
      .filter((page) => {
        const list = graphOf(page).find((node) => node['@type'] === 'BreadcrumbList') as
          | { itemListElement: { position: number; item: string; name: string }[] }
          | undefined;
        const items = list?.itemListElement ?? [];
        return (
          items.length < 2 ||
          items[0]?.item !== `${SITE}${page.language.prefix}/` ||
          items.at(-1)?.item !== `${SITE}${page.path}` ||
          items.some(({ position, name }, index) => position !== index + 1 || !name)
        );
      });
    expect(wrong.map(({ path }) => path)).toEqual([]);
  });

  it.each([
    ['/services/policy/', 'Service'],
    ['/about/', 'AboutPage'],
    ['/contact/', 'ContactPage'],
    ['/team/', 'Person'],
    ['/team/leadership/', 'Person'],
    ['/insights/', 'CollectionPage'],
  ])('%s is a %s', (path, type) => expect(typesOf(at(path))).toContain(type));

  it.each([
    ['article', 'Article'],
    ['policy-brief', 'Article'],
    ['case-study', 'Article'],
    ['report', 'Report'],
    ['event', 'Event'],
    ['newsletter', 'Article'],
  ] as const)('each %s is a node of the type %s', (kind, type) => {
    const pieces = kindSources[kind].pieces();
    expect(pieces).not.toEqual([]);
    for (const { path } of pieces)
      expect([path, typesOf(at(`${path}/`))]).toEqual([path, expect.arrayContaining([type])]);
  });

  it('each node of text says in which language it is, as its page does', () => {
    const texts = ['WebPage', 'Article', 'Report', 'Event'];
    const wrong = pages.flatMap((page) => {
      const nodes = graphOf(page).filter(({ '@type': type }) =>
        texts.some((text) => text === type || (text === 'WebPage' && /Page$/.test(String(type)))),
      );
      const told = nodes.map(({ inLanguage }) => inLanguage);
      return told.every((id) => id === page.$('html').attr('lang')) ? [] : [page.path];
    });
    expect(wrong).toEqual([]);
  });

  it('steps of the trail are names, never the ids that content refers to', () => {
    const ids = pages.flatMap(({ path, $ }) =>
      $('nav ol li')
        .toArray()
        .map((step) => $(step).text().replace(/\/$/, ''))
        .filter((name) => /^[a-z]+(?:-[a-z]+)+$/.test(name))
        .map((name) => [path, name]),
    );
    expect(ids).toEqual([]);
  });

  it('articles carry dates, author and section', () => {
    for (const { path, date, category } of articles())
      expect(graphOf(at(`${path}/`)).find(({ '@type': type }) => type === 'Article')).toMatchObject(
        {
          datePublished: expect.stringMatching(new RegExp(`^${date}`)),
          author: { '@type': 'Person', url: expect.stringMatching(/^https:/) },
          articleSection: topicById(category).name,
        },
      );
  });

  it('events carry start, end, place and organiser', () => {
    for (const { path, start, end, online } of events())
      expect(graphOf(at(`${path}/`)).find(({ '@type': type }) => type === 'Event')).toMatchObject({
        startDate: start,
        endDate: end,
        location: { '@type': online ? 'VirtualLocation' : 'Place' },
        organizer: { '@id': `${SITE}/#organization` },
      });
  });
});

describe('icons', () => {
  it('that pages link to are there', () => {
    const hrefs = new Set(
      pages.flatMap(({ $ }) =>
        $('link[rel~=icon], link[rel=apple-touch-icon], link[rel=manifest]')
          .toArray()
          .map((link) => $(link).attr('href')?.replace(/\?.*/, '')),
      ),
    );
    expect(hrefs.size).toBeGreaterThan(2);
    for (const href of hrefs) expect([href, existsSync(`${outDir}${href}`)]).toEqual([href, true]);
  });
});
