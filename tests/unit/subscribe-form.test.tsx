/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SubscribeForm } from '@/components/islands/subscribe-form';
import { startFormErrors } from '@/lib/browser/boot/form-errors';
import { labels } from '@/lib/labels';
import { catchMail } from '../support/catch-mail';

const opened = catchMail();
beforeAll(startFormErrors);
beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function setup(thanks: boolean) {
  const words = { ...labels.newsletter, errors: labels.form.errors };
  render(<SubscribeForm id="n" to="info@firm.example" thanks={thanks} words={words} />);
  return userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
}
const input = () => screen.getByLabelText<HTMLInputElement>('Work email');
const button = () => screen.getByRole('button', { name: 'Subscribe' });

it('opens one mail that contains the typed address, and clears the field', async () => {
  const user = setup(false);
  await user.type(input(), 'amina@example.org');
  await user.click(button());
  expect(opened).toHaveLength(1);
  expect(decodeURIComponent(opened[0] ?? '')).toMatch(
    /^mailto:info@firm\.example\?subject=Newsletter subscription&body=.*amina@example\.org/,
  );
  expect(input()).toHaveValue('');
  // What is left to do, with the address to check, and the focus on it.
  const left = screen.getByText(labels.newsletter.sentTitle).closest<HTMLElement>('[role=status]');
  expect(left).toHaveFocus();
  expect(left).toHaveTextContent('amina@example.org');
  expect(screen.getByRole('link', { name: labels.newsletter.openAgain })).toBeInTheDocument();
});

it('forgets what the boot script keeps in the entry of the history once it is submitted, and nothing else', async () => {
  history.replaceState({ dialog: 1, email: 'amina@' }, '');
  const user = setup(false);
  await user.type(input(), 'amina@example.org');
  await user.click(button());
  expect(history.state).toEqual({ dialog: 1, email: '' });
});

it('on the home page thanks for 3000 ms, then returns with an empty field', async () => {
  const user = setup(true);
  await user.type(input(), 'amina@example.org');
  await user.click(button());
  expect(screen.getByText('Thank you for subscribing!')).toBeVisible();
  // The true sentence stands beside it from the beginning.
  expect(screen.getByText(labels.newsletter.sentTitle)).toBeVisible();
  // CSS hides it where it stands, so that the page keeps its height.
  expect(document.querySelector('form')).toHaveAttribute('inert');
  act(() => jest.advanceTimersByTime(2999));
  expect(screen.getByText('Thank you for subscribing!')).toBeVisible();
  act(() => jest.advanceTimersByTime(1));
  expect(screen.queryByText('Thank you for subscribing!')).not.toBeInTheDocument();
  expect(input()).toHaveValue('');
});

it('says what is wrong beside the field, and forgets it on edit', async () => {
  const user = setup(false);
  await user.click(button());
  expect(input()).toHaveAccessibleDescription('Please complete this required field.');
  expect(input()).toHaveFocus();
  await user.type(input(), 'amina');
  expect(input()).not.toHaveAttribute('aria-invalid');
  await user.click(button());
  expect(input()).toHaveAccessibleDescription(labels.form.errors.email);
  expect(opened).toEqual([]);
});
