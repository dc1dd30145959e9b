/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FaultSummary } from '@/components/islands/fault-summary';

it('names the wrong fields, and each leads to its own without touching the address', async () => {
  render(
    <form>
      <FaultSummary
        title="2 fields need your attention"
        formId="inquiry"
        fields={[
          { kind: 'text', name: 'email', label: 'Email' },
          { kind: 'box', name: 'agree', label: 'Agreement to the terms', sentence: 'I agree' },
        ]}
      />
      <input id="inquiry-email" aria-label="Email" />
      <input id="inquiry-agree" type="checkbox" aria-label="I agree" />
    </form>,
  );
  const summary = screen.getByRole('alert');
  expect(summary).toHaveTextContent('2 fields need your attention');
  await userEvent.click(within(summary).getByRole('link', { name: 'Agreement to the terms' }));
  expect(screen.getByRole('checkbox')).toHaveFocus();
  await userEvent.click(within(summary).getByRole('link', { name: 'Email' }));
  expect(screen.getByRole('textbox')).toHaveFocus();
  expect(location.hash).toBe('');
});
