/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MailHelp } from '@/components/site/mail-help';

jest.mock('@/lib/firm', () => ({
  firm: { ...jest.requireActual('@/lib/firm').firm, whatsapp: '+254 700 000 000' },
}));

const mail = {
  to: 'info@firm.example',
  subject: 'Seed & soil, 3 May',
  body: 'I would like to come.',
};
const panel = (whole: boolean) =>
  render(<MailHelp title="Registration" text="Nothing is sent yet." mail={mail} whole={whole} />);
const whatsapp = () =>
  new URL(screen.getByRole<HTMLAnchorElement>('link', { name: 'WhatsApp' }).href);

it('is named by what it shows, and described by what should have happened', () => {
  panel(false);
  const dialog = screen.getByRole('dialog', { name: 'Registration' });
  expect(dialog).toHaveAccessibleDescription('Nothing is sent yet.');
  expect(dialog).toHaveTextContent(/^Registration/);
});

it('begins the WhatsApp message where the mail is about something of the page', () => {
  panel(true);
  expect(whatsapp().searchParams.get('text')).toBe(mail.subject);
});

it('copies the address for whoever has no mail program', async () => {
  const user = userEvent.setup();
  panel(true);
  await user.click(screen.getByRole('button', { name: 'Copy address' }));
  expect(await navigator.clipboard.readText()).toBe(mail.to);
});

it('leaves it to the visitor where every page carries it', () => {
  panel(false);
  expect(whatsapp().search).toBe('');
});
