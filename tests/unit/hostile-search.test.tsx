/** @jest-environment jsdom */
/** What is searched for: found or not, it is printed as text and becomes nothing else. */
import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { RecentSearches } from '@/components/islands/recent-searches';
import { SearchResults } from '@/components/islands/search-results';
import { SearchStatus } from '@/components/islands/search-status';
import { segmentsOf } from '@/lib/browser/search/highlight';
import { recentSearches, rememberSearch } from '@/lib/browser/search/recent';
import { wellFormed } from '@/lib/format/well-formed';
import { labels } from '@/lib/labels';
import type { SearchDocument } from '@/lib/search/document';
import { createSearch, type Search } from '@/lib/search/engine';
import { cases, hostileText } from '../support/hostile';

const documents = [
  'constructor',
  '<img src=x onerror=pwned=1> script',
  'مرحبا 👩🏾‍🌾 policy',
  '__proto__ svg onload',
].map(
  (title, index): SearchDocument => ({
    id: `article/${index}`,
    group: 'insights',
    path: `/insights/${index}`,
    title,
    label: 'Article',
    excerpt: `A sentence on ${title}.`,
    aliases: 'pwned',
    related: 'onload',
    keywords: 'alert',
    headings: title,
    words: 'evil example org passwd table drop',
    ground: 'lake',
  }),
);
let search: Search;
beforeAll(async () => {
  search = await createSearch(documents);
});
const words = labels.search.results;

/** The page that markup makes, by a parser that is not React's. */
const parse = (markup: string) =>
  new DOMParser().parseFromString(wellFormed(markup), 'text/html').body;
/** Elements, each with the names of its attributes. */
const elementsIn = (page: Element) =>
  [...page.querySelectorAll('*')].map(
    (element) => `${element.localName} ${element.getAttributeNames().sort().join(' ')}`,
  );
const elementsOf = (markup: string) => elementsIn(parse(markup));
/** Text as it survives a parser of HTML, which has rules of its own for line ends and NUL. */
const asParsed = (text: string) =>
  text
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(/[\0\ufffd]/g, '');

test('any search ends, and what it marks is the text unchanged', () => {
  fc.assert(
    fc.property(hostileText, (query) => {
      const { count, best, groups } = search(query);
      const hits = [...best, ...groups.flatMap((group) => group.hits)];
      expect(hits).toHaveLength(count);
      for (const { document, terms } of hits) {
        expect(
          segmentsOf(document.title, terms)
            .map(({ text }) => text)
            .join(''),
        ).toBe(document.title);
      }
    }),
    cases,
  );
});

test('it is printed as it was typed, and adds no element and no attribute', () => {
  const status = (query: string) =>
    renderToStaticMarkup(
      <SearchStatus
        query={query}
        empty={false}
        outcome={search('')}
        failed={false}
        hydrated
        words={words}
        onRetry={() => {}}
      />,
    );
  const recent = (queries: string[]) =>
    renderToStaticMarkup(<RecentSearches queries={queries} words={words} onForget={() => {}} />);
  const [plainStatus, plainRecent] = [elementsOf(status('maize')), elementsOf(recent(['maize']))];
  fc.assert(
    fc.property(hostileText, (typed) => {
      const query = typed.trim() || 'maize';
      const said = parse(status(query));
      expect(elementsIn(said)).toEqual(plainStatus);
      expect(asParsed(said.textContent ?? '')).toContain(asParsed(query));
      sessionStorage.clear();
      rememberSearch(query);
      const list = parse(recent(recentSearches()));
      expect(elementsIn(list)).toEqual(plainRecent);
      expect(list.querySelector('a')?.getAttribute('href')).toMatch(
        /^\/search\/\?q=[\w\-.!~*'()%]+$/,
      );
    }),
    cases,
  );
});

test('so are its results', () => {
  const known = new Set([
    ...elementsOf(
      renderToStaticMarkup(
        <SearchResults
          query="policy"
          outcome={search('policy')}
          glyphs="/art/g.svg"
          variant="page"
          words={words}
        />,
      ),
    ),
    'span class',
    'mark ',
  ]);
  fc.assert(
    fc.property(hostileText, (query) => {
      const outcome = search(query);
      const markup = renderToStaticMarkup(
        <SearchResults
          query={query}
          outcome={outcome}
          glyphs="/art/g.svg"
          variant="page"
          words={words}
        />,
      );
      expect(elementsOf(markup).filter((element) => !known.has(element))).toEqual([]);
    }),
    cases,
  );
});
