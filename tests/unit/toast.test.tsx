/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Toast } from '@/components/islands/toast';

const text = { title: 'Form Submitted Successfully', text: 'Your message has been sent.' };

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function show(outcome: 'done' | 'failed' = 'done') {
  const onDismiss = jest.fn();
  render(<Toast {...text} outcome={outcome} dismiss="Dismiss" onDismiss={onDismiss} />);
  return { onDismiss, user: userEvent.setup({ advanceTimers: jest.advanceTimersByTime }) };
}
const pass = (time: number) => act(() => jest.advanceTimersByTime(time));
/** What CSS hides by this attribute keeps its room. */
const shown = () => document.querySelector('[data-toast]')?.getAttribute('data-toast') === 'shown';

it('interrupts with a failure and waits its turn with a success', () => {
  show('failed');
  expect(screen.getByRole('alert')).toHaveTextContent(text.text);
  show();
  expect(screen.getByRole('status')).toHaveTextContent(`${text.title} ${text.text}`);
});

it('leaves by itself after eight seconds', () => {
  show();
  pass(7999);
  expect(shown()).toBe(true);
  pass(1);
  expect(shown()).toBe(false);
});

it('stays while it is pointed at or holds the focus, and eight seconds from then', () => {
  show();
  const notice = screen.getByRole('status');
  pass(7000);
  fireEvent.pointerMove(notice);
  pass(60_000);
  act(() => screen.getByRole('button').focus());
  fireEvent.pointerLeave(notice);
  pass(60_000);
  expect(shown()).toBe(true);
  act(() => screen.getByRole('button').blur());
  pass(7999);
  expect(shown()).toBe(true);
  pass(1);
  expect(shown()).toBe(false);
});

it('leaves although it opened under a pointer that rests', () => {
  show();
  fireEvent.pointerEnter(screen.getByRole('status'));
  pass(8000);
  expect(shown()).toBe(false);
});

it('stays after a failure: it says what to do', () => {
  show('failed');
  pass(1_000_000);
  expect(shown()).toBe(true);
});

it('goes when it is dismissed, and says so: the focus has to go somewhere', async () => {
  const { onDismiss, user } = show();
  await user.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(shown()).toBe(false);
  expect(onDismiss).toHaveBeenCalledTimes(1);
});
