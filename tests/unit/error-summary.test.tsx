/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ErrorSummary } from '@/components/islands/error-summary';
import { startErrorSummary } from '@/lib/browser/boot/error-summary';
import { labels } from '@/lib/labels';

beforeAll(startErrorSummary);

it('names the wrong fields only, and each leads to its own without touching the address', async () => {
  render(
    <form>
      <ErrorSummary
        formId="inquiry"
        words={labels.form}
        fields={[
          { kind: 'text', name: 'email', label: 'Email' },
          { kind: 'text', name: 'name', label: 'Name' },
          { kind: 'box', name: 'agree', label: 'Agreement to the terms', sentence: 'I agree' },
        ]}
      />
      <input id="inquiry-email" aria-label="Email" aria-invalid="true" />
      <p id="inquiry-email-error" />
      <input id="inquiry-name" aria-label="Name" />
      <p id="inquiry-name-error" />
      <input id="inquiry-agree" type="checkbox" aria-label="I agree" aria-invalid="true" />
      <p id="inquiry-agree-error" />
    </form>,
  );
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await userEvent.type(screen.getByLabelText('Name'), 'A');
  const summary = screen.getByRole('alert');
  expect(summary).toHaveTextContent('2 fields need your attention');
  expect(within(summary).queryByRole('link', { name: 'Name' })).not.toBeInTheDocument();
  await userEvent.click(within(summary).getByRole('link', { name: 'Agreement to the terms' }));
  expect(screen.getByRole('checkbox')).toHaveFocus();
  await userEvent.click(within(summary).getByRole('link', { name: 'Email' }));
  expect(screen.getByLabelText('Email')).toHaveFocus();
  expect(location.hash).toBe('');
});

it('takes back what an earlier press left to do when this one has errors', () => {
  render(
    <form aria-label="Inquiry">
      <input aria-label="Email" />
      <div data-opened>One step left.</div>
    </form>,
  );
  Element.prototype.scrollIntoView ??= () => {};
  const submit = () => new Event('submit', { bubbles: true, cancelable: true });
  const form = screen.getByRole('form');
  form.dispatchEvent(submit());
  expect(screen.getByText('One step left.')).toBeVisible();
  const refused = submit();
  refused.preventDefault();
  form.dispatchEvent(refused);
  expect(screen.getByText('One step left.')).not.toBeVisible();
});
