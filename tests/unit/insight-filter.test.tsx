/** @jest-environment jsdom */
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  FilterChip,
  FilterCount,
  FilterEmpty,
  LoadMore,
} from '@/components/islands/filter-controls';
import { FilterEntry } from '@/components/islands/filter-entry';
import { InsightFilter } from '@/components/islands/insight-filter';

const topics = [
  { slug: 'finance', name: 'Finance' },
  { slug: 'policy', name: 'Policy' },
  { slug: 'technology', name: 'Technology' },
];
const entries = ['policy', 'finance', 'finance', 'policy', 'finance'];
const words = {
  showing: 'Showing {shown} of {total}',
  showingIn: 'Showing {shown} of {total} in {topic}',
  nothingIn: 'Nothing in {topic} yet.',
};

function open(address: string) {
  history.replaceState(null, '', address);
  render(
    <InsightFilter entries={entries} topics={topics} batch={2}>
      <FilterChip href="/insights" topic={null} name="All" />
      {topics.map(({ slug, name }) => (
        <FilterChip key={slug} href={`/insights/topics/${slug}`} topic={slug} name={name} />
      ))}
      <FilterCount words={words} />
      {entries.map((topic, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the entries never move
        <FilterEntry key={index} as="article" index={index}>
          <a className="card-link" href={`/insights/${index}`}>
            {topic} {index}
          </a>
        </FilterEntry>
      ))}
      <FilterEmpty label="See everything" />
      <LoadMore label="Load More" />
    </InsightFilter>,
  );
  return userEvent.setup();
}

const shown = () => screen.queryAllByRole('article').map((article) => article.textContent?.trim());
const press = (name: string) => screen.getByRole('link', { name });

test('the first batch is shown, and the chips lead to the pages of their topics', () => {
  open('/insights/');
  expect(shown()).toEqual(['policy 0', 'finance 1']);
  expect(screen.getByRole('status')).toHaveTextContent('Showing 2 of 5');
  expect(press('All')).toHaveAttribute('aria-current', 'true');
  expect(press('Finance')).toHaveAttribute('href', '/insights/topics/finance/');
});

test('a topic hides every other entry, the first too, and is kept in the address', async () => {
  const user = open('/insights/?from=mail');
  await user.click(press('Finance'));
  expect(shown()).toEqual(['finance 1', 'finance 2']);
  expect(screen.getByRole('status')).toHaveTextContent('Showing 2 of 3 in Finance');
  expect(location.search).toBe('?from=mail&topic=finance');
  expect(press('Finance')).toHaveAttribute('aria-current', 'true');
  expect(press('All')).not.toHaveAttribute('aria-current');
});

test('Back returns to what was shown before', async () => {
  const user = open('/insights/');
  await user.click(press('Finance'));
  await user.click(press('Policy'));
  expect(shown()).toEqual(['policy 0', 'policy 3']);
  act(() => history.back());
  await waitFor(() => expect(shown()).toEqual(['finance 1', 'finance 2']));
  act(() => history.back());
  await waitFor(() => expect(shown()).toEqual(['policy 0', 'finance 1']));
});

test('Load More focuses the first new entry and goes when everything is shown', async () => {
  const user = open('/insights/?topic=finance');
  await user.click(press('Load More'));
  expect(shown()).toEqual(['finance 1', 'finance 2', 'finance 4']);
  expect(press('finance 4')).toHaveFocus();
  expect(screen.queryByRole('link', { name: 'Load More' })).toBeNull();
  expect(location.search).toBe('?topic=finance&show=4');
});

test('an address shows its topic at once', () => {
  open('/insights/?topic=policy');
  expect(shown()).toEqual(['policy 0', 'policy 3']);
});

test('an address with something that is no topic shows all', () => {
  open('/insights/?topic=%3Cimg%20onerror%3D1%3E');
  expect(shown()).toEqual(['policy 0', 'finance 1']);
});

test('a topic with nothing in it says so and leads back to everything', async () => {
  const user = open('/insights/?topic=technology');
  expect(shown()).toEqual([]);
  expect(screen.getByRole('status')).toHaveTextContent('Nothing in Technology yet.');
  expect(screen.queryByRole('link', { name: 'Load More' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'See everything' }));
  expect(shown()).toEqual(['policy 0', 'finance 1']);
});

test('a press meant for a new tab is left to the browser', () => {
  open('/insights/');
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true });
  // jsdom cannot navigate; what counts is that the press was not taken.
  const taken = new Promise<boolean>((resolve) => {
    addEventListener(
      'click',
      (last) => {
        resolve(last.defaultPrevented);
        last.preventDefault();
      },
      { once: true },
    );
  });
  act(() => {
    press('Finance').dispatchEvent(event);
  });
  return expect(taken).resolves.toBe(false);
});
