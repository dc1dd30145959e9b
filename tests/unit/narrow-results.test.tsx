/** @jest-environment jsdom */
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { FilterChip, FilterCount, FilterEmpty } from '@/components/islands/filter-controls';
import { FilterEntry } from '@/components/islands/filter-entry';
import { InsightFilter } from '@/components/islands/insight-filter';
import { NarrowInsights } from '@/components/islands/narrow-insights';
import { NarrowSearch } from '@/components/islands/narrow-search';
import { SearchBox } from '@/components/islands/search-box';
import { SearchForm } from '@/components/site/search-form';
import type { FacetNames } from '@/lib/filter/facets';
import { labels } from '@/lib/labels';
import type { ListFacets, SearchIndex } from '@/lib/search/document';
import { searchDocument } from '../support/search-document';

const names: FacetNames = {
  kind: [
    ['article', 'Article'],
    ['report', 'Report'],
    ['event', 'Event'],
  ],
  topic: [
    ['finance', 'Finance'],
    ['policy', 'Policy'],
  ],
  practice: [['research', 'Research']],
  industry: [],
  author: [['esi-mensa', 'Esi Mensa']],
  year: [
    ['2026', '2026'],
    ['2025', '2025'],
  ],
};
/** Facets of five pieces, in the order of the list. */
const packed = [
  'article|policy|research||esi-mensa|2026',
  'article|finance|||esi-mensa|2025',
  'report|finance||||2026',
  'event|policy|research|||2026',
  'article|finance||||2025',
];
const list: ListFacets = {
  names,
  pieces: Object.fromEntries(packed.map((text, at) => [`/insights/${at}/`, text])),
};
const index: SearchIndex = {
  glyphs: '/art/glyphs.svg',
  synonyms: {},
  older: [],
  facets: names,
  documents: packed.map((facets, at) => searchDocument(`${at}`, { title: `Seed ${at}`, facets })),
};
const answer = jest.fn();

beforeAll(() => {
  // Headless UI watches the size of its button; jsdom has no sizes.
  window.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
});
beforeEach(() => {
  sessionStorage.clear();
  answer.mockImplementation(async (address: string) => ({
    ok: true,
    json: async () => (address.endsWith('list.json') ? list : index),
  }));
  window.fetch = answer as unknown as typeof fetch;
  window.matchMedia = () => ({ matches: false }) as MediaQueryList;
});
afterEach(() => answer.mockReset());

const words = {
  showing: 'Showing {shown} of {total}',
  showingIn: 'Showing {shown} of {total} in {topic}',
  nothingIn: 'Nothing in {topic} yet.',
  showingChosen: 'Showing {shown} of {total} that fit',
  nothingChosen: 'Nothing fits.',
};
const topics = [
  { slug: 'finance', name: 'Finance' },
  { slug: 'policy', name: 'Policy' },
];

const page = (
  <InsightFilter
    entries={['policy', 'finance', 'finance', 'policy', 'finance']}
    topics={topics}
    batch={9}
    narrows
  >
    <FilterChip href="/insights/all" topic={null} name="All" />
    <FilterChip href="/insights/topics/finance" topic="finance" name="Finance" />
    <FilterCount words={words} />
    <NarrowInsights words={labels.narrow.words} />
    {packed.map((text, at) => (
      <FilterEntry key={text} as="article" index={at}>
        <a className="card-link" href={`/insights/${at}/`}>
          {at}
        </a>
      </FilterEntry>
    ))}
    <FilterEmpty label="See everything" />
  </InsightFilter>
);

function open(address: string) {
  history.replaceState(null, '', address);
  render(page);
  return userEvent.setup();
}
const shown = () => screen.queryAllByRole('article').map((entry) => entry.textContent);
const narrow = () => screen.getByRole('button', { name: 'Narrow results' });
const listBox = (name: string) => screen.findByRole('button', { name: new RegExp(`^${name} `) });
const option = (name: string) => screen.getByRole('option', { name });
const chips = () =>
  screen.queryAllByRole('button', { name: /^Remove / }).map(({ textContent }) => textContent);

it('is a button and nothing else on the server and before it is touched', () => {
  const html = renderToString(page);
  expect(html).toContain('Narrow results');
  expect(html).not.toMatch(/style=|listbox|Practice/);
  open('/insights/all/');
  expect(answer).not.toHaveBeenCalled();
  expect(narrow()).toHaveAttribute('aria-expanded', 'false');
});

it('fetches its values when the focus reaches it', async () => {
  const user = open('/insights/all/');
  await user.tab();
  await user.tab();
  await user.tab();
  expect(narrow()).toHaveFocus();
  await waitFor(() => expect(answer).toHaveBeenCalledTimes(1));
});

it('offers what occurs with its counts, and several values of one facet together', async () => {
  const user = open('/insights/all/?from=mail');
  await user.click(narrow());
  await user.click(await listBox('Kind'));
  expect(screen.getByRole('listbox')).toHaveAttribute('aria-multiselectable', 'true');
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    'Article 3',
    'Report 1',
    'Event 1',
  ]);
  await user.click(option('Article 3'));
  await user.click(option('Event 1'));
  expect(shown()).toEqual(['0', '1', '3', '4']);
  expect(screen.getByRole('status')).toHaveTextContent('Showing 4 of 4 that fit');
  expect(location.search).toBe('?from=mail&kind=article,event');
  await waitFor(() => expect(chips()).toEqual(['Article', 'Event']));
  expect(option('Article 3')).toHaveAttribute('aria-selected', 'true');
  // Nothing of an industry is here, so nothing is asked about it.
  expect(screen.queryByRole('button', { name: /^Industry / })).toBeNull();
});

it('narrows by facets together, and counts by what is chosen elsewhere', async () => {
  const user = open('/insights/all/?kind=article&year=2025');
  await waitFor(() => expect(shown()).toEqual(['1', '4']));
  await user.click(narrow());
  await user.click(await listBox('Topic'));
  expect(option('Policy 0')).toHaveAttribute('aria-disabled', 'true');
  await user.click(option('Finance 2'));
  expect(location.search).toBe('?kind=article&topic=finance&year=2025');
  expect(screen.getByRole('link', { name: 'Finance' })).toHaveAttribute('aria-current', 'true');
});

it('takes chips away one by one, keeps the focus, and ends at the button', async () => {
  const user = open('/insights/all/?kind=article,report&year=2026');
  await waitFor(() => expect(chips()).toEqual(['Article', 'Report', '2026']));
  await user.click(screen.getByRole('button', { name: 'Remove Report' }));
  expect(chips()).toEqual(['Article', '2026']);
  expect(shown()).toEqual(['0']);
  expect(screen.getByRole('button', { name: 'Remove 2026' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('button', { name: 'Remove Article' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(narrow()).toHaveFocus();
  expect(location.search).toBe('');
  expect(shown()).toHaveLength(5);
});

it('clears all at once, and says when nothing fits', async () => {
  const user = open('/insights/all/?kind=report&year=2025');
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Nothing fits.'));
  await user.click(await screen.findByRole('button', { name: 'Clear all' }));
  expect(shown()).toHaveLength(5);
  expect(chips()).toEqual([]);
});

it('answers the keyboard: arrows, space, Escape', async () => {
  const user = open('/insights/all/');
  narrow().focus();
  await user.keyboard('{Enter}');
  const kind = await listBox('Kind');
  await user.tab();
  expect(kind).toHaveFocus();
  await user.keyboard('{ArrowDown}');
  await waitFor(() => expect(screen.getByRole('listbox')).toHaveFocus());
  // The first is ready as the list opens.
  await waitFor(() =>
    expect(screen.getByRole('listbox')).toHaveAttribute(
      'aria-activedescendant',
      screen.getAllByRole('option')[0]?.id,
    ),
  );
  await user.keyboard(' ');
  await waitFor(() => expect(chips()).toEqual(['Article']));
  await user.keyboard('{ArrowDown}');
  await user.keyboard(' ');
  expect(chips()).toEqual(['Article', 'Report']);
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('listbox')).toBeNull();
  await waitFor(() => expect(kind).toHaveFocus());
  expect(kind).toHaveTextContent('Kind 2 chosen');
});

it('returns by Back, and ignores rubbish', async () => {
  const user = open('/insights/all/?kind=report');
  await waitFor(() => expect(shown()).toEqual(['2']));
  await user.click(await screen.findByRole('button', { name: 'Remove Report' }));
  expect(shown()).toHaveLength(5);
  act(() => history.back());
  await waitFor(() => expect(shown()).toEqual(['2']));
  act(() => history.replaceState(null, '', '?kind=%22%5D,__proto__&year=-1'));
  act(() => void dispatchEvent(new Event('popstate')));
  await waitFor(() => expect(shown()).toHaveLength(5));
});

it('says when the values cannot be had, and the next press asks again', async () => {
  answer.mockRejectedValue(new TypeError('offline'));
  const user = open('/insights/all/');
  await user.click(narrow());
  expect(await screen.findByText(labels.narrow.words.failed)).toBeInTheDocument();
  answer.mockResolvedValue({ ok: true, json: async () => list });
  await user.click(narrow());
  expect(await listBox('Kind')).toBeInTheDocument();
});

describe('on the results page', () => {
  const status = () => screen.getByRole('status');
  function search(address: string) {
    history.replaceState(null, '', address);
    render(
      <SearchBox
        variant="page"
        words={labels.search.results}
        start={null}
        narrow={<NarrowSearch words={labels.narrow.words} found={labels.narrow.found} />}
      >
        <SearchForm id="q" />
      </SearchBox>,
    );
    return userEvent.setup();
  }
  const results = () =>
    within(screen.getByRole('region', { name: /Best matches|Insights/ }))
      .getAllByRole('link')
      .map(({ textContent }) => textContent);

  it('narrows what is found, says how much of it, and keeps both in the address', async () => {
    const user = search('/search/?q=seed');
    await waitFor(() => expect(status()).toHaveTextContent('5 results for “seed”'));
    await user.click(narrow());
    await user.click(await listBox('Year'));
    await user.click(option('2025 2'));
    expect(status()).toHaveTextContent('2 of 5 results for “seed” fit your choices');
    expect(results()).toEqual(['Seed 1', 'Seed 4']);
    expect(location.search).toBe('?q=seed&year=2025');
    act(() => history.back());
    await waitFor(() => expect(status()).toHaveTextContent(/^5 results for “seed”/));
    expect(chips()).toEqual([]);
  });

  it('opens narrowed from a shared address, and says when nothing is left', async () => {
    const user = search('/search/?q=seed&kind=event&year=2025');
    await waitFor(() =>
      expect(status()).toHaveTextContent('None of 5 results for “seed” fits all your choices'),
    );
    await user.click(await screen.findByRole('button', { name: 'Remove 2025' }));
    expect(status()).toHaveTextContent('1 of 5 results for “seed” fits your choices');
    expect(location.search).toBe('?q=seed&kind=event');
  });

  it('keeps what is chosen for the next question, and forgets it when the field is emptied', async () => {
    const user = search('/search/?q=seed&kind=report');
    await waitFor(() => expect(chips()).toEqual(['Report']));
    const field = screen.getByRole('searchbox');
    await user.type(field, ' 2');
    await waitFor(() => expect(location.search).toBe('?q=seed%202&kind=report'));
    await user.clear(field);
    await waitFor(() => expect(location.search).toBe(''));
    await user.type(field, 'seed');
    await waitFor(() => expect(status()).toHaveTextContent('5 results for “seed”'));
  });
});
