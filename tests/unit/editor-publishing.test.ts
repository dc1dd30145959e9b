/** @jest-environment jsdom */
import { openPublishing } from '@/lib/editor/browser/publishing';
import type { Progress, Repository } from '@/lib/editor/browser/repository';

const url = 'https://github.com/firm/site/pull/1';

/** The line below the editor, over a repository that is as far as a test says. */
async function line(first: Progress | Error) {
  document.body.replaceChildren();
  let progress = first;
  const publish = jest.fn(async () => {});
  const repository = {
    publish,
    progress: async () => {
      if (progress instanceof Error) throw progress;
      return progress;
    },
  };
  const update = openPublishing(repository as unknown as Repository);
  await update();
  return {
    publish,
    become: async (next: Progress) => {
      progress = next;
      await update();
    },
    later: (next: Progress) => {
      progress = next;
    },
    text: () => document.querySelector('[role=status]')?.textContent ?? '',
    link: () => document.querySelector<HTMLAnchorElement>('#publishing a:not([hidden])'),
    button: () =>
      [...document.querySelectorAll('button')].find(
        ({ textContent, hidden }) => textContent === 'Publish' && !hidden,
      ),
  };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it.each(['published', 'checking', 'refused', 'conflict', 'closed'] as const)(
  'offers nothing to publish while it is %s',
  async (is) => {
    const { button, text } = await line({ is, url });
    expect(button()).toBeUndefined();
    expect(text()).not.toBe('');
  },
);

it('leads to what is wrong, until that is put right', async () => {
  const { link, become } = await line({ is: 'refused', url });
  expect([link()?.href, link()?.textContent]).toEqual([url, 'What is wrong']);
  await become({ is: 'checking', url });
  expect(link()).toBeNull();
});

it('asks again while a check goes on, and publishes once', async () => {
  const { later, button, publish, text } = await line({ is: 'checking', url });
  later({ is: 'ready', url });
  await jest.advanceTimersByTimeAsync(20_000);
  button()?.click();
  later({ is: 'published' });
  await jest.advanceTimersByTimeAsync(0);
  expect(publish).toHaveBeenCalledTimes(1);
  expect(text()).toBe('Published. It stands on the site in some minutes.');
  expect(button()).toBeUndefined();
});

it('says what GitHub refused, and asks again', async () => {
  const { text, later } = await line(new Error('GitHub does not answer.'));
  expect(text()).toBe('GitHub does not answer.');
  later({ is: 'published' });
  await jest.advanceTimersByTimeAsync(20_000);
  expect(text()).toBe('Everything that you saved is published.');
});
