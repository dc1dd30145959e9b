/** @jest-environment jsdom */
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { showToast } from '@/components/islands/toast';

const sent = { title: 'Form Submitted Successfully', text: 'Your message has been sent.' };
const failed = { title: 'Error', text: 'Please try again.' };

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  act(() => jest.runAllTimers());
  jest.useRealTimers();
});

const show = (...args: Parameters<typeof showToast>) => act(() => showToast(...args));

it('shows one notice at a time', () => {
  show(sent, 'done', 'Dismiss');
  show(failed, 'failed', 'Dismiss');
  expect(screen.queryByText(sent.title)).not.toBeInTheDocument();
  expect(screen.getByText(failed.title)).toBeInTheDocument();
  expect(screen.getAllByRole('button', { name: 'Dismiss' })).toHaveLength(1);
});

it('interrupts with a failure and waits its turn with a success', () => {
  show(failed, 'failed', 'Dismiss');
  expect(screen.getByRole('alert')).toHaveTextContent('Please try again.');
  show(sent, 'done', 'Dismiss');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent('Your message has been sent.');
});

it('leaves by itself after 1,000,000 ms, counted from the last notice', () => {
  show(failed, 'failed', 'Dismiss');
  act(() => jest.advanceTimersByTime(600_000));
  show(sent, 'done', 'Dismiss');
  act(() => jest.advanceTimersByTime(999_999));
  expect(screen.getByText(sent.title)).toBeInTheDocument();
  act(() => jest.advanceTimersByTime(1));
  expect(screen.queryByText(sent.title)).not.toBeInTheDocument();
});

it('gives the focus back when it is dismissed with the keyboard', async () => {
  const field = document.createElement('input');
  document.body.prepend(field);
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  show(sent, 'done', 'Dismiss');
  field.focus();
  await user.tab();
  expect(screen.getByRole('button', { name: 'Dismiss' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(screen.queryByText(sent.title)).not.toBeInTheDocument();
  expect(field).toHaveFocus();
});
