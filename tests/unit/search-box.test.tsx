/** @jest-environment jsdom */
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { SearchBox } from '@/components/islands/search-box';
import { PopularSearches } from '@/components/site/popular-searches';
import { SearchForm } from '@/components/site/search-form';
import { labels } from '@/lib/labels';
import type { SearchIndex } from '@/lib/search/document';
import { searchDocument } from '../support/search-document';

const documents = [
  searchDocument('a', {
    group: 'services',
    path: '/services/agriculture',
    title: 'Agriculture and food systems',
    excerpt: 'From seed policy to the market stall.',
    glyph: 'agriculture',
  }),
  ...['one', 'two', 'three', 'four', 'five', 'six', 'seven'].map((id) =>
    searchDocument(id, {
      path: `/insights/${id}`,
      title: `Seed ${id}`,
      excerpt: 'A sentence.',
      date: '2026-07-14',
      dateLabel: '14 July 2026',
    }),
  ),
];
const index: SearchIndex = {
  glyphs: '/art/glyphs.svg',
  synonyms: { seed: ['mbegu'] },
  documents,
  older: [],
};
const answer = jest.fn();

beforeEach(() => {
  sessionStorage.clear();
  history.replaceState(null, '', '/search/');
  answer.mockReset().mockResolvedValue({ ok: true, json: async () => index });
  window.fetch = answer as unknown as typeof fetch;
  window.matchMedia = () => ({ matches: false }) as MediaQueryList;
});

function setup(place: 'dialog' | 'page' = 'page') {
  const view = render(
    <SearchBox variant={place} words={labels.search.results} start={<PopularSearches />}>
      <SearchForm id="q" />
    </SearchBox>,
  );
  return { user: userEvent.setup(), ...view };
}
const input = () => screen.getByRole<HTMLInputElement>('searchbox');
const status = () => screen.getByRole('status');
const result = (name: string | RegExp) => screen.getByRole('link', { name });

/** First, because what is fetched stays for the life of the page: later, nothing would be asked for again. */
it('fetches nothing before it is used', async () => {
  answer.mockRejectedValueOnce(new TypeError('offline'));
  const { user } = setup();
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  expect(answer).not.toHaveBeenCalled();
  await user.type(input(), 's');
  await waitFor(() => expect(answer).toHaveBeenCalledTimes(1));
});

/** Second, for the same reason: nothing is loaded yet. */
it('says when the search cannot be loaded, and tries again', async () => {
  // As the box gets the focus, and once something is asked.
  answer.mockRejectedValueOnce(new TypeError('offline'));
  answer.mockRejectedValueOnce(new TypeError('offline'));
  const { user } = setup();
  await user.type(input(), 'seed');
  await waitFor(() => expect(status()).toHaveTextContent('could not be loaded'));
  expect(within(status()).getByRole('link', { name: 'sitemap' })).toHaveAttribute(
    'href',
    '/sitemap/',
  );
  await user.click(within(status()).getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(status()).toHaveTextContent('8 results for “seed”'));
});

it('groups results with their counts, marks what matched, and tells kind and date', async () => {
  const { user, container } = setup();
  await user.type(input(), 'seed');
  await waitFor(() => expect(status()).toHaveTextContent('8 results for “seed”'));
  const headings = screen.getAllByRole('heading', { level: 2 }).map((h) => h.textContent);
  expect(headings).toEqual(['Best matches', 'Insights 4', 'Services 1']);
  expect([...container.querySelectorAll('mark')].map((mark) => mark.textContent)).toEqual(
    expect.arrayContaining(['Seed', 'seed']),
  );
  expect(result('Seed one')).toHaveAttribute('href', '/insights/one/');
  expect(screen.getAllByText('14 July 2026')[0]?.closest('time')).toHaveAttribute(
    'datetime',
    '2026-07-14',
  );
  expect(screen.queryByText('Agriculture')).not.toBeVisible();
});

it('moves through results with the arrow keys and back to typing', async () => {
  const { user } = setup();
  await user.type(input(), 'seed');
  // Not those of its first letters, which are as many.
  await waitFor(() => expect(status()).toHaveTextContent('8 results for “seed”'));
  const links = screen.getAllByRole('link').filter((link) => 'result' in link.dataset);
  await user.keyboard('{ArrowDown}');
  expect(links[0]).toHaveFocus();
  await user.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}');
  expect(links[1]).toHaveFocus();
  await user.keyboard('{End}{ArrowDown}');
  expect(links.at(-1)).toHaveFocus();
  await user.keyboard('{Home}{ArrowUp}');
  expect(input()).toHaveFocus();
  await user.keyboard('{ArrowDown} one');
  expect(input()).toHaveFocus();
});

it('takes the query from the address', async () => {
  history.replaceState(null, '', '/search/?q=four');
  setup();
  await waitFor(() => expect(status()).toHaveTextContent('1 result for “four”'));
  expect(input()).toHaveValue('four');
});

it('takes up what was typed before it awoke, whatever the address says', async () => {
  history.replaceState(null, '', '/search/?q=three');
  const place = document.createElement('div');
  const box = (
    <SearchBox variant="page" words={labels.search.results} start={null}>
      <SearchForm id="q" />
    </SearchBox>
  );
  place.innerHTML = renderToString(box);
  document.body.append(place);
  (place.querySelector('input') as HTMLInputElement).value = 'seed four';
  render(box, { container: place, hydrate: true });
  await waitFor(() => expect(status()).toHaveTextContent('1 result for “seed four”'));
  expect(input()).toHaveValue('seed four');
  // Back from a result returns to this search.
  expect(location.search).toBe('?q=seed%20four');
});

it('keeps the address in step: typing replaces, submitting adds, Back returns', async () => {
  const { user } = setup();
  const entries = history.length;
  await user.type(input(), 'seed one');
  await waitFor(() => expect(location.search).toBe('?q=seed%20one'));
  expect(history.length).toBe(entries);
  await user.keyboard('{Enter}');
  expect(history.length).toBe(entries + 1);
  await user.clear(input());
  await user.type(input(), 'two{Enter}');
  expect(location.search).toBe('?q=two');
  history.back();
  await waitFor(() => expect(input()).toHaveValue('seed one'));
  history.back();
  await waitFor(() => expect(input()).toHaveValue(''));
  expect(location.search).toBe('');
});

it('searches for a popular search in place, and remembers it', async () => {
  const { user } = setup('dialog');
  await user.click(screen.getByRole('link', { name: 'Agriculture' }));
  expect(input()).toHaveValue('Agriculture');
  expect(input()).toHaveFocus();
  await waitFor(() => expect(status()).toHaveTextContent('1 result for “Agriculture”'));
  await user.clear(input());
  await waitFor(() =>
    expect(screen.getByRole('list', { name: 'Recent searches:' })).toHaveTextContent('Agriculture'),
  );
  await user.click(screen.getByRole('button', { name: 'Forget “Agriculture”' }));
  expect(screen.queryByText('Recent searches:')).not.toBeInTheDocument();
  expect(input()).toHaveFocus();
});

it('shows the best and three of a group in the dialog, and the way to all', async () => {
  const { user } = setup('dialog');
  await user.type(input(), 'seed');
  await waitFor(() => expect(status()).toHaveTextContent('8 results'));
  expect(screen.getAllByRole('link', { name: /^Seed/ })).toHaveLength(6);
  expect(result('See all 8 results')).toHaveAttribute('href', '/search/?q=seed');
});

it('prints a query with markup as the text that it is', async () => {
  const { user, container } = setup();
  await user.type(input(), '<img src=x onerror=alert(1)> zzz');
  await waitFor(() => expect(status()).toHaveTextContent('<img src=x onerror=alert(1)> zzz'));
  expect(status()).toHaveTextContent(labels.search.results.nothing);
  expect(container.querySelector('img')).toBeNull();
  expect(screen.getByRole('link', { name: 'Agriculture' })).toBeVisible();
});

it('goes to the box when it is asked to search for nothing', async () => {
  const { user } = setup();
  await user.click(screen.getByRole('button', { name: 'Search' }));
  expect(input()).toHaveFocus();
});

it.each([
  ['seed', '8 results for “seed”'],
  ['the seed of it', '8 results for “seed”'],
  ['market seed', '8 results for “market seed”, 1 of them with every word'],
  ['four five', 'Nothing holds all of “four five”. 2 results hold part of it'],
  ['seed astronomy', 'No page has “astronomy”. 8 results for “seed”'],
  ['mbegu', '8 results for “mbegu”. “mbegu” stands here as “seed”.'],
  [
    'agricluture',
    'No page has “agricluture”, so this is a guess at “agriculture”. 1 result spelt nearly like “agricluture”',
  ],
])('says of %j which words counted and what holds them', async (query, sentence) => {
  const { user } = setup();
  await user.type(input(), query);
  await waitFor(() => expect(status()).toHaveTextContent(sentence));
  expect(status().textContent).toBe(sentence);
});

it('offers a person below the results, and where there are none', async () => {
  const { user } = setup();
  await user.type(input(), 'seed');
  await waitFor(() => expect(status()).toHaveTextContent('8 results'));
  expect(result('Ask a person')).toHaveAttribute('href', '/contact/');
  await user.type(input(), 'zzzzqq');
  await waitFor(() => expect(status()).toHaveTextContent('Nothing here by that name'));
  expect(result('Ask a person')).toHaveAttribute('href', '/contact/');
});

it('has the sentence of a search that could not be fetched in the page, until it is there', async () => {
  const box = (
    <SearchBox variant="page" words={labels.search.results} start={null}>
      <SearchForm id="q" />
    </SearchBox>
  );
  expect(renderToString(box)).toContain('could not be loaded');
  render(box);
  expect(status()).toHaveTextContent('');
});

it('returns to the result that was followed, once results are there', async () => {
  const scrolled = jest.fn();
  Element.prototype.scrollIntoView = scrolled;
  history.replaceState(null, '', '/search/?q=seed');
  const { user, unmount } = setup();
  await waitFor(() => expect(status()).toHaveTextContent('8 results'));
  const followed = result('Seed four');
  followed.addEventListener('click', (event) => event.preventDefault());
  await user.click(followed);
  // What the address asked for was shown before.
  scrolled.mockClear();
  unmount();
  setup();
  await waitFor(() => expect(result('Seed four')).toHaveFocus());
  expect(scrolled.mock.contexts).toEqual([result('Seed four')]);
});

it.each(['page', 'dialog'] as const)(
  'a search for nothing is told on a %s, and leads nowhere',
  async (place) => {
    const { user } = setup(place);
    const left = jest.fn((event: Event) => event.preventDefault());
    addEventListener('submit', (event) => !event.defaultPrevented && left(event));
    await user.click(screen.getByRole('button', { name: labels.search.submit }));
    expect(status()).toHaveTextContent(labels.search.results.empty);
    expect(input()).toHaveFocus();
    expect(left).not.toHaveBeenCalled();
    await user.type(input(), 's');
    await waitFor(() => expect(status()).not.toHaveTextContent(labels.search.results.empty));
  },
);
