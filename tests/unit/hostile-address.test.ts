/** @jest-environment jsdom */
/** What stands in an address: queries, fragments and paths that somebody else has made up. */
import fc from 'fast-check';
import { queryInAddress } from '@/components/islands/search-address';
import { readFilter, writeFilter } from '@/lib/filter/insight-filter';
import { wellFormed } from '@/lib/format/well-formed';
import { suggestPage } from '@/lib/not-found/suggest-page';
import { searchHref, searchQuery } from '@/lib/search/search-href';
import { cases, hostileText } from '../support/hostile';

test('a search reaches its page as it was typed, whatever was typed', () => {
  fc.assert(
    fc.property(hostileText, (text) => {
      const href = searchHref(text);
      expect(href).toMatch(/^\/search(?:\?q=[\w\-.!~*'()%]+)?$/);
      const [, query = ''] = href.split('?q=');
      expect(decodeURIComponent(query)).toBe(wellFormed(text));
      history.replaceState(null, '', `/search/${searchQuery(text)}`);
      expect(queryInAddress()).toBe(wellFormed(text).trim());
    }),
    cases,
  );
});

test('any query can stand in the address of the results', () => {
  fc.assert(
    fc.property(hostileText, hostileText, (name, value) => {
      history.replaceState(null, '', `/search/?${wellFormed(name)}&q=${wellFormed(value)}`);
      expect(typeof queryInAddress()).toBe('string');
    }),
    cases,
  );
});

const topics = ['agriculture', 'finance', 'human-capital'];

test('a filter shows a topic that exists or all, and a count that is one', () => {
  fc.assert(
    fc.property(hostileText, hostileText, hostileText, (topic, show, rest) => {
      for (const address of [`?topic=${topic}&show=${show}&${rest}`, rest, `?${rest}#${topic}`]) {
        const state = readFilter(address, topics, 6);
        expect([null, ...topics]).toContain(state.topic);
        expect(state.show).toBeGreaterThanOrEqual(6);
        if (!Number.isFinite(state.show)) continue;
        const [search = ''] = address.split('#');
        const written = writeFilter(search, state, 6);
        expect(written).toMatch(/^(?:\?[\w\-.*%&=+]*)?$/);
        expect(readFilter(written, topics, 6)).toEqual(state);
      }
    }),
    cases,
  );
});

const pages = ['/', '/contact', '/services/policy', '/insights/some-piece'].map((path) => ({
  path,
  title: path,
}));

test('the guess on the not-found page is a page of the site or none', () => {
  fc.assert(
    fc.property(hostileText, (text) => {
      for (const path of [text, `/${text}`, `/services/${encodeURI(wellFormed(text))}/`]) {
        const guess = suggestPage(path, pages);
        expect(guess === null || pages.includes(guess as (typeof pages)[number])).toBe(true);
      }
    }),
    cases,
  );
});
