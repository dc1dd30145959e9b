/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MailHandoffPanel } from '@/components/islands/mail-handoff-panel';
import { labels } from '@/lib/labels';
import { fitMail } from '@/lib/mail/mailto';
import { readMail } from '@/tests/support/read-mail';

const message = { to: 'info@firm.example', subject: 'A & B', body: `Message:\n${'ä'.repeat(900)}` };
const confirmation = { to: 'amina@example.org', subject: 'Yours', body: 'Dear Amina' };

function setup(whatsapp = '+254 700 000 000') {
  const onDismiss = jest.fn();
  render(
    <MailHandoffPanel
      message={fitMail(message, '[cut]')}
      confirmation={fitMail(confirmation, '[cut]')}
      whole={{ message, confirmation }}
      kept
      words={labels.sent}
      firm="A made-up firm"
      phone="+254 711 000 000"
      whatsapp={whatsapp}
      when="now"
      toast={{ ...labels.toast.inquiry, once: labels.toast.once, dismiss: labels.toast.dismiss }}
      onDismiss={onDismiss}
    />,
  );
  return { onDismiss, panel: screen.getByRole('status', { name: labels.sent.title }) };
}
const hrefOf = (link: HTMLElement) => link.getAttribute('href') ?? '';

it('takes the focus and names the address and the subject', () => {
  const { panel } = setup();
  expect(panel).toHaveFocus();
  expect(panel).toHaveTextContent('info@firm.example');
  expect(panel).toHaveTextContent('Subject: A & B');
});

it('offers both messages again, the long one shortened in its link only', () => {
  const { panel } = setup();
  const [again, own] = within(panel).getAllByRole('link', { name: /^Open again/ });
  const mail = readMail(hrefOf(again!));
  expect(mail.to).toBe('info@firm.example');
  expect(mail.body).toMatch(/\[cut\]$/);
  expect(readMail(hrefOf(own!))).toMatchObject({ to: 'amina@example.org', body: 'Dear Amina' });
  expect(within(panel).getByLabelText(labels.sent.wrote)).toHaveValue(message.body);
});

it('keeps the page when another service is opened', () => {
  const { panel } = setup();
  for (const name of [labels.sent.gmail, labels.sent.outlook, labels.sent.whatsapp]) {
    const link = within(panel).getByRole('link', { name });
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  }
});

it('leads to a person, by WhatsApp with the message and by telephone', () => {
  const { panel } = setup();
  const chat = within(panel).getByRole('link', { name: labels.sent.whatsapp });
  const { hostname, pathname, searchParams } = new URL(hrefOf(chat));
  expect([hostname, pathname]).toEqual(['wa.me', '/254700000000']);
  expect(searchParams.get('text')).toMatch(/^A & B\n\nMessage:/);
  expect(hrefOf(within(panel).getByRole('link', { name: '+254 711 000 000' }))).toBe(
    'tel:+254711000000',
  );
});

it('offers no WhatsApp where the firm has none', () => {
  const { panel } = setup('');
  expect(within(panel).queryByRole('link', { name: labels.sent.whatsapp })).toBeNull();
});

it('says the notice after the way on, and one step left before it', () => {
  const { panel } = setup();
  const words = panel.textContent ?? '';
  const places = [
    labels.sent.title,
    labels.sent.openAgain,
    labels.toast.once,
    labels.toast.inquiry.title,
  ].map((part) => words.indexOf(part));
  expect(places).not.toContain(-1);
  expect(places).toEqual([...places].sort((a, b) => a - b));
});

it('puts the whole message into the text file', () => {
  const { panel } = setup();
  const file = within(panel).getByRole('link', { name: labels.sent.file });
  // Found again among other files.
  expect(file).toHaveAttribute('download', 'A made-up firm - A & B.txt');
  const text = decodeURIComponent(hrefOf(file).replace(/^data:[^,]*,/, ''));
  expect(text).toBe(`To: info@firm.example\nSubject: A & B\n\n${message.body}`);
});

it('stays until it is dismissed', async () => {
  const { onDismiss, panel } = setup();
  await userEvent.click(within(panel).getByRole('button', { name: labels.sent.dismiss }));
  expect(onDismiss).toHaveBeenCalledTimes(1);
});
