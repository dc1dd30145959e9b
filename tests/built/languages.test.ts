/** What ties the languages together: the switch, what machines are told, and what is in another language. */
import fs from 'node:fs';
import path from 'node:path';
import { XMLParser } from 'fast-xml-parser';
import { redirects } from '@/lib/content/routes/redirects';
import { languages } from '@/lib/languages';
import { siteOrigin } from '@/lib/site-origin';
import { basePath } from '@/lib/site-url';
import { type BuiltPage, builtPages, existsInOut, outDir } from '../support/built-site';

const pages = builtPages();
const [first] = languages;
const forwards = new Set(redirects().map(({ from }) => `${from}/`));
const isNotFound = ({ route }: BuiltPage) => route === '/404.html';
const addressOf = (route: string, prefix: string) => `${siteOrigin}${basePath}${prefix}${route}`;

/** The addresses of a page by language, as it should name them. */
const expectedAlternates = (route: string) => [
  ...languages.map(({ hreflang, prefix }) => [hreflang, addressOf(route, prefix)]),
  ['x-default', addressOf(route, first.prefix)],
];

describe('alternates', () => {
  const withAlternates = pages.filter((page) => !isNotFound(page) && !forwards.has(page.route));

  it('are named by every page, itself among them, and by each the same', () => {
    expect(withAlternates.length).toBeGreaterThan(languages.length * 60);
    for (const { $, path: address, route } of withAlternates) {
      const found = $('link[rel=alternate][hreflang]')
        .toArray()
        .map((link) => [$(link).attr('hreflang'), $(link).attr('href')]);
      expect([address, found]).toEqual([address, expectedAlternates(route)]);
    }
  });

  it('are not named by a page that forwards or answers to any address', () => {
    const others = pages.filter((page) => !withAlternates.includes(page));
    expect(others.filter(({ $ }) => $('link[hreflang]').length > 0)).toEqual([]);
  });

  it('stand in the sitemap, which names every page that may be found, in every language', () => {
    const parser = new XMLParser({ ignoreAttributes: false, parseTagValue: false });
    const { url } = parser.parse(fs.readFileSync(path.join(outDir, 'sitemap.xml'), 'utf8')).urlset;
    type Entry = { loc: string; 'xhtml:link': Record<'@_hreflang' | '@_href', string>[] };
    const found = new Map(
      (url as Entry[]).map((entry) => [
        entry.loc,
        entry['xhtml:link'].map((link) => [link['@_hreflang'], link['@_href']]),
      ]),
    );
    const listed = pages.filter(
      ({ $ }) => !/noindex/.test($('meta[name=robots]').attr('content') ?? ''),
    );
    const addresses = listed.map(({ path: address }) => `${siteOrigin}${basePath}${address}`);
    expect([...found.keys()].sort()).toEqual(addresses.sort());
    for (const { path: address, route } of listed) {
      const own = found.get(`${siteOrigin}${basePath}${address}`);
      expect([address, own]).toEqual([address, expectedAlternates(route)]);
    }
  });
});

describe('the switch', () => {
  const framed = pages.filter(({ $ }) => $('body > footer').length > 0);
  const places = ['body > header > .wrap', '#drawer', 'body > footer'];

  it('leads from header, drawer and footer to the same page in each language, by its own name', () => {
    for (const { $, path: address, route, language } of framed) {
      if (route === '/404.html') continue;
      for (const place of places) {
        const found = $(`${place} a[data-action=language]`)
          .toArray()
          .map((link) => [$(link).text(), $(link).attr('href')]);
        const expected = languages
          .filter(({ id }) => id !== language.id)
          .map(({ name, prefix }) => [name, `${basePath}${prefix}${route}`]);
        expect([address, place, found]).toEqual([address, place, expected]);
      }
    }
  });

  it('says in which language what it leads to is, to machines and to a voice', () => {
    for (const { $ } of framed) {
      for (const link of $('a[data-action=language]').toArray()) {
        const href = $(link).attr('href') ?? '';
        const to = languages.findLast(({ prefix }) => href.startsWith(`${basePath}${prefix}/`));
        expect([$(link).attr('lang'), $(link).attr('hreflang')]).toEqual([to?.id, to?.hreflang]);
      }
    }
  });

  it('leads home from a page that has no counterpart, and says so', () => {
    for (const { $, language } of framed.filter(isNotFound)) {
      expect($('a[data-action=language]').length).toBe(0);
      for (const { id, name, prefix } of languages) {
        if (id === language.id) continue;
        const link = $(`body > footer a[lang=${id}]`);
        expect(link.attr('href')).toBe(`${basePath}${prefix}/`);
        expect(link.text()).toMatch(new RegExp(`^${name} \\(.+\\)$`));
      }
    }
  });
});

describe('what is in another language', () => {
  it('is marked wherever a link leads to it', () => {
    const unmarked = pages.flatMap(({ $, path: address, language }) =>
      $('a[href^="/"]')
        .toArray()
        .filter((link) => {
          const href = ($(link).attr('href') ?? '').slice(basePath.length);
          // What all languages share has no prefix.
          if (/^\/(?:art|og|_next|copies|sw\.js|[\w-]+\.(?:png|ico|svg))/.test(href)) return false;
          const to =
            languages.find(({ prefix }) => prefix && href.startsWith(`${prefix}/`)) ?? first;
          return to.id !== language.id && $(link).attr('hreflang') !== to.hreflang;
        })
        .map((link) => [address, $(link).attr('href')]),
    );
    expect(unmarked).toEqual([]);
  });

  it('is marked in the names of works, and where text or references lead out of the site', () => {
    const others = pages.filter(({ language }) => language.id !== first.id);
    for (const { $, path: address } of others) {
      const works = $('main li[id^=fn-]').toArray();
      expect([address, works.filter((work) => !$(work).find(`[lang=${first.id}]`).length)]).toEqual(
        [address, []],
      );
      const out = $('main :is(td, li[id^=fn-]) a[href^="https://"]').toArray();
      const bare = out.filter((link) => $(link).attr('hreflang') !== first.hreflang);
      expect([address, bare.map((link) => $(link).attr('href'))]).toEqual([address, []]);
    }
  });

  it('is marked in the lists that name no kinds', () => {
    for (const { id } of languages) {
      const own = pages.filter(({ language }) => language.id === id);
      const elsewhere = own.filter(
        ({ $ }) => $(`main a.btn[hreflang]:not([hreflang=${id}], [download])`).length > 0,
      );
      const addresses = new Set(elsewhere.map(({ path: address }) => `${basePath}${address}`));
      const lists = own.filter(({ route }) => /^\/(?:sitemap|team\/leadership)\/$/.test(route));
      const unmarked = lists.flatMap(({ $, path: address }) =>
        $('main a')
          .toArray()
          .filter(
            (link) => addresses.has($(link).attr('href') ?? '') && !$(link).text().endsWith(')'),
          )
          .map((link) => [address, $(link).text()]),
      );
      expect(unmarked).toEqual([]);
    }
  });

  it('stands on its own page alone: another gives what it says in short, and leads to it', () => {
    const elsewhere = pages.filter(
      ({ $, language }) =>
        $(`main a.btn[hreflang]:not([hreflang=${language.id}], [download])`).length > 0,
    );
    for (const { $, path: address, route } of elsewhere) {
      const link = $('main a.btn[hreflang]:not([download])').first();
      expect([address, existsInOut(link.attr('href') ?? '')]).toEqual([address, true]);
      expect([address, link.attr('href')]).toEqual([address, `${basePath}${route}`]);
      expect([address, $('main h1').text().length > 3]).toEqual([address, true]);
      expect([address, $('main [data-footnotes], main .sources li').length]).toEqual([address, 0]);
    }
  });
});

it('a language has a document, a citation and a picture to send of its own texts alone', () => {
  const linked = (folder: string, of: string) =>
    new Set(
      pages
        .filter(({ language }) => language.id === of)
        .flatMap(({ $ }) =>
          $(`a[href*="/${folder}/"]`)
            .toArray()
            .map((link) => $(link).attr('href') ?? ''),
        ),
    );
  for (const { id, prefix } of languages) {
    for (const folder of ['cite', 'downloads', 'pocket']) {
      const own = [...linked(folder, id)].filter((href) =>
        href.startsWith(`${basePath}${prefix}/${folder}/`),
      );
      const files = fs.readdirSync(path.join(outDir, prefix, folder));
      const made = files.filter((file) => !/\.(?:br|gz)$/.test(file)).length;
      // Next exports no route without files: one piece of which nothing is linked has some all the same.
      const least = folder === 'cite' ? 2 : 1;
      expect([id, folder, made]).toEqual([id, folder, Math.max(own.length, least)]);
    }
  }
});

it('pages of all languages share scripts, styles and fonts: no file of theirs stands twice', () => {
  for (const { prefix } of languages.slice(1)) {
    for (const folder of ['_next', 'art', 'og']) {
      expect([prefix, folder, fs.existsSync(path.join(outDir, prefix, folder))]).toEqual([
        prefix,
        folder,
        false,
      ]);
    }
  }
  const sheets = (of: string) =>
    new Set(
      pages
        .filter(({ language }) => language.id === of)
        .flatMap(({ $ }) =>
          $('link[rel=stylesheet]')
            .toArray()
            .map((link) => $(link).attr('href')),
        ),
    );
  const own = sheets(first.id);
  for (const { id } of languages.slice(1)) {
    const more = [...sheets(id)].filter((href) => !own.has(href));
    expect([id, more.length < own.size / 2]).toEqual([id, true]);
  }
});
