/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SentPanel } from '@/components/islands/sent-panel';
import { labels } from '@/lib/labels';
import { fitMail } from '@/lib/mail/mailto';
import { readMail } from '../support/read-mail';

const message = { to: 'info@upeo.example', subject: 'A & B', body: `Message:\n${'ä'.repeat(900)}` };
const confirmation = { to: 'amina@example.org', subject: 'Yours', body: 'Dear Amina' };

function setup() {
  const onDismiss = jest.fn();
  render(
    <SentPanel
      message={fitMail(message, '[cut]')}
      confirmation={fitMail(confirmation, '[cut]')}
      whole={{ message, confirmation }}
      words={labels.sent}
      phone="+254 700 000 000"
      onDismiss={onDismiss}
    />,
  );
  return { onDismiss, panel: screen.getByRole('status', { name: labels.sent.title }) };
}
const hrefOf = (link: HTMLElement) => link.getAttribute('href') ?? '';

it('takes the focus and names the address and the subject', () => {
  const { panel } = setup();
  expect(panel).toHaveFocus();
  expect(panel).toHaveTextContent('info@upeo.example');
  expect(panel).toHaveTextContent('Subject: A & B');
});

it('offers both messages again, the long one shortened in its link only', () => {
  const { panel } = setup();
  const [again, own] = within(panel).getAllByRole('link', { name: /^Open again/ });
  const mail = readMail(hrefOf(again!));
  expect(mail.to).toBe('info@upeo.example');
  expect(mail.body).toMatch(/\[cut\]$/);
  expect(readMail(hrefOf(own!))).toMatchObject({ to: 'amina@example.org', body: 'Dear Amina' });
  expect(within(panel).getByLabelText(labels.sent.wrote)).toHaveValue(message.body);
});

it('keeps the page when another service is opened', () => {
  const { panel } = setup();
  for (const name of [labels.sent.gmail, labels.sent.outlook]) {
    const link = within(panel).getByRole('link', { name });
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  }
});

it('puts the whole message into the text file', () => {
  const { panel } = setup();
  const file = within(panel).getByRole('link', { name: labels.sent.file });
  expect(file).toHaveAttribute('download');
  const text = decodeURIComponent(hrefOf(file).replace(/^data:[^,]*,/, ''));
  expect(text).toBe(`To: info@upeo.example\nSubject: A & B\n\n${message.body}`);
});

it('stays until it is dismissed', async () => {
  const { onDismiss, panel } = setup();
  await userEvent.click(within(panel).getByRole('button', { name: labels.sent.dismiss }));
  expect(onDismiss).toHaveBeenCalledTimes(1);
});
