/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CopyButton } from '@/components/islands/copy-button';

const words = { copied: 'Copied.', notCopied: 'Not allowed. The text is selected.' };

function setup(clipboard?: { writeText: (text: string) => Promise<void> }) {
  const user = userEvent.setup();
  if (clipboard)
    Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true });
  render(
    <CopyButton text="someone@example.org" words={words}>
      Copy address
    </CopyButton>,
  );
  return { press: () => user.click(screen.getByRole('button', { name: 'Copy address' })) };
}

it('copies and says so where it is announced', async () => {
  const { press } = setup();
  await press();
  expect(await navigator.clipboard.readText()).toBe('someone@example.org');
  expect(screen.getByRole('status')).toHaveTextContent('Copied.');
});

it.each([
  ['refuses', { writeText: () => Promise.reject(new Error('no')) }],
  ['has no clipboard', undefined as never],
])('shows the text selected where the browser %s', async (_, clipboard) => {
  const { press } = setup();
  Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true });
  await press();
  const field = await screen.findByRole<HTMLTextAreaElement>('textbox');
  expect(field).toHaveValue('someone@example.org');
  expect(field).toHaveAttribute('readonly');
  expect([field.selectionStart, field.selectionEnd]).toEqual([0, 'someone@example.org'.length]);
  expect(screen.getByRole('status')).toHaveTextContent(words.notCopied);
});

it('selects again at a second press, and needs no field once copying is allowed', async () => {
  let allowed = false;
  const { press } = setup({
    writeText: () => (allowed ? Promise.resolve() : Promise.reject(new Error('no'))),
  });
  await press();
  const field = await screen.findByRole<HTMLTextAreaElement>('textbox');
  field.setSelectionRange(0, 0);
  await press();
  expect((await screen.findByRole<HTMLTextAreaElement>('textbox')).selectionEnd).toBeGreaterThan(0);
  allowed = true;
  await press();
  expect(await screen.findByText('Copied.')).toBeInTheDocument();
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
});
