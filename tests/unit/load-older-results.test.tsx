/** @jest-environment jsdom */
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SearchBox } from '@/components/islands/search-box';
import { SearchForm } from '@/components/site/search-form';
import { labels } from '@/lib/labels';
import type { SearchIndex, SearchPart } from '@/lib/search/document';
import { searchDocument } from '@/tests/support/search-document';

/** Its own file, because what is fetched stays for the life of the page. */
const piece = (name: string) => searchDocument(name, { title: `Seed ${name}` });
const files: Record<string, SearchIndex | SearchPart> = {
  newest: {
    glyphs: '/art/glyphs.svg',
    synonyms: {},
    documents: [piece('five'), piece('four')],
    older: [
      [3, 1],
      [2, 1],
      [1, 1],
    ],
  },
  3: { documents: [piece('three')] },
  2: { documents: [piece('two')] },
  1: { documents: [piece('one')] },
};
const answer = jest.fn(async (address: string) => ({
  ok: true,
  json: async () => files[/search-index\/(\w+)\.json/.exec(address)?.[1] ?? ''],
}));
const status = () => screen.getByRole('status');

it('offers older publications, says how many, and searches them when asked', async () => {
  window.fetch = answer as unknown as typeof fetch;
  const user = userEvent.setup();
  render(
    <SearchBox variant="page" words={labels.search.results} start={null}>
      <SearchForm id="q" />
    </SearchBox>,
  );
  await user.type(screen.getByRole('searchbox'), 'seed');
  await waitFor(() => expect(status()).toHaveTextContent('2 results'));
  expect(answer).toHaveBeenCalledTimes(1);

  answer.mockRejectedValueOnce(new TypeError('offline'));
  const shown = jest.fn();
  Element.prototype.scrollIntoView = shown;
  await user.click(screen.getByRole('button', { name: 'Search 2 older ones too' }));
  await waitFor(() => expect(status()).toHaveTextContent('could not be loaded'));
  expect(status()).toHaveTextContent('2 results');

  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(status()).toHaveTextContent('4 results'));
  expect(screen.getByRole('link', { name: 'Seed two' })).toBeVisible();

  await user.click(screen.getByRole('button', { name: 'Search 1 older ones too' }));
  await waitFor(() => expect(status()).toHaveTextContent('5 results'));
  expect(screen.getByText('Every publication has been searched.')).toBeVisible();
  // The list above is another one now: what says so is brought into the window.
  expect(status()).toHaveFocus();
  expect(shown.mock.contexts.at(-1)).toBe(status());
});
