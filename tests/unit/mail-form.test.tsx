/** @jest-environment jsdom */
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { MailForm, type MailFormProps } from '@/components/islands/mail-form';
import { startDrafts } from '@/lib/browser/boot/drafts';
import { startErrorSummary } from '@/lib/browser/boot/error-summary';
import { startFormErrors } from '@/lib/browser/boot/form-errors';
import { labels } from '@/lib/labels';
import { catchMail } from '../support/catch-mail';

const props: MailFormProps = {
  id: 'inquiry',
  kind: 'inquiry',
  mail: {
    firm: 'A Firm',
    to: 'info@firm.example',
    replyTime: '24 hours',
    words: labels.mail,
    options: { solution: { policy: 'Policy' } },
  },
  words: { ...labels.form, submit: 'Submit' },
  sent: labels.sent,
  toast: { done: labels.toast.inquiry, failed: labels.toast.inquiryError, dismiss: 'Dismiss' },
  phone: '+254 700 000 000',
  whatsapp: '+254 700 000 000',
  note: 'note',
  fields: [
    { kind: 'text', name: 'firstName', label: 'First name', required: true },
    { kind: 'text', name: 'email', label: 'Email', type: 'email', format: 'email', required: true },
    { kind: 'list', name: 'solution', label: 'Solution', options: { policy: 'Policy' } },
    { kind: 'area', name: 'message', label: 'Message', rows: 6 },
    { kind: 'box', name: 'agreeToTerms', label: 'Terms', sentence: 'I agree', required: true },
  ],
};

const required = props.fields.filter((field) => 'required' in field && field.required);

const opened = catchMail();
// As in the page: errors are told by the boot script.
beforeAll(() => {
  startFormErrors();
  startErrorSummary();
  startDrafts();
});
beforeEach(() => sessionStorage.clear());
beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function setup() {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  render(<MailForm {...props} />);
  return user;
}
const field = (name: string | RegExp) => screen.getByLabelText<HTMLInputElement>(name);
const submit = () => screen.getByRole('button', { name: /^Submit/ });

async function fillIn(user: ReturnType<typeof userEvent.setup>, message = 'Hello') {
  await user.type(field(/First name/), 'Amina');
  await user.type(field(/Email/), 'amina@example.org');
  await user.selectOptions(field(/Solution/), 'policy');
  await user.click(field(/Message/));
  await user.paste(message);
  await user.click(field('I agree'));
}

async function send(user: ReturnType<typeof userEvent.setup>) {
  await user.click(submit());
  act(() => jest.advanceTimersByTime(1000));
}

describe('a form with errors', () => {
  it('says which fields are missing, beside each and in a summary, and goes to the first', async () => {
    const user = setup();
    await user.click(submit());
    expect(screen.getAllByText('Please complete this required field.')).toHaveLength(
      required.length,
    );
    expect(field(/First name/)).toHaveFocus();
    expect(field(/First name/)).toHaveAccessibleDescription('Please complete this required field.');
    expect(field('I agree')).toBeInvalid();
    const summary = screen.getByRole('alert');
    expect(
      within(summary)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(['First name', 'Email', 'Terms']);
    await user.click(within(summary).getByRole('link', { name: 'Email' }));
    expect(field(/Email/)).toHaveFocus();
    expect(opened).toEqual([]);
  });

  it('forgets an error as soon as its field is edited', async () => {
    const user = setup();
    await user.click(submit());
    await user.type(field(/First name/), 'A');
    expect(field(/First name/)).not.toBeInvalid();
    expect(screen.getAllByText('Please complete this required field.')).toHaveLength(
      required.length - 1,
    );
    await user.click(field('I agree'));
    expect(field('I agree')).not.toBeInvalid();
  });

  it('keeps telling what is wrong when the form is drawn again', async () => {
    const user = setup();
    await user.click(submit());
    await user.click(field(/Message/));
    await user.paste('ä'.repeat(3000));
    expect(field(/Message/)).toHaveAccessibleDescription(/Longer than a mail link can carry/);
    expect(screen.getAllByText('Please complete this required field.')).toHaveLength(
      required.length,
    );
    expect(screen.getByRole('alert')).toHaveTextContent('3 fields need your attention');
  });

  it('asks for an address that can be one', async () => {
    const user = setup();
    await fillIn(user);
    await user.clear(field(/Email/));
    await user.type(field(/Email/), 'amina');
    await user.click(submit());
    expect(field(/Email/)).toHaveAccessibleDescription(labels.form.errors.email);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});

describe('a complete form', () => {
  it('opens the message at once and the confirmation 1000 ms later', async () => {
    const user = setup();
    await fillIn(user);
    await user.click(submit());
    expect(opened).toHaveLength(1);
    expect(opened[0]).toContain(
      'mailto:info@firm.example?subject=Contact%20Form%20Submission%20-%20policy',
    );
    expect(submit()).toBeDisabled();
    expect(submit()).toHaveTextContent('Submitting...');
    act(() => jest.advanceTimersByTime(999));
    expect(opened).toHaveLength(1);
    act(() => jest.advanceTimersByTime(1));
    expect(opened).toHaveLength(2);
    expect(opened[1]).toContain('mailto:amina@example.org');
  });

  it('is emptied and gone, shows the toast, and keeps what was written in a panel that takes the focus', async () => {
    const user = setup();
    await fillIn(user, 'Two\nlines');
    await send(user);
    expect(screen.getByText('Form Submitted Successfully')).toBeInTheDocument();
    const panel = screen.getByText(labels.sent.title).closest('section')!;
    expect(panel).toHaveFocus();
    expect(panel).toHaveTextContent('info@firm.example');
    expect(within(panel).getByLabelText<HTMLTextAreaElement>(labels.sent.wrote).value).toContain(
      'Two\nlines',
    );
    expect(field(/First name/)).not.toBeVisible();
    expect(document.querySelector<HTMLInputElement>('[name=firstName]')?.value).toBe('');
    expect(
      within(panel)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')?.split(/[?,]/)[0]),
    ).toEqual([
      'mailto:info@firm.example',
      'https://mail.google.com/mail/',
      'https://outlook.office.com/mail/deeplink/compose',
      'https://wa.me/254700000000',
      'tel:+254700000000',
      'data:text/plain;charset=utf-8',
      'mailto:amina@example.org',
    ]);
  });

  it('is kept for a reload until the panel is dismissed, and the panel says so', async () => {
    const user = setup();
    await fillIn(user, 'Keep me');
    await send(user);
    expect(screen.getByText(labels.sent.kept)).toBeInTheDocument();
    expect(JSON.parse(sessionStorage.getItem('draft:inquiry') ?? '')).toEqual(
      expect.arrayContaining([
        ['message', 'Keep me'],
        ['sent', ''],
      ]),
    );
    await user.click(screen.getByRole('button', { name: labels.sent.dismiss }));
    expect(sessionStorage.getItem('draft:inquiry')).toBeNull();
  });

  it('is there again with every way out once the page was loaded anew, and no notice with it', async () => {
    sessionStorage.setItem(
      'draft:inquiry',
      JSON.stringify([
        ['firstName', 'Amina'],
        ['email', 'amina@example.org'],
        ['message', 'Keep me'],
        ['sent', ''],
      ]),
    );
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(<MailForm {...props} />);
    history.scrollRestoration = 'manual';
    window.dispatchEvent(new Event('pageshow'));
    const note = container.querySelector('[data-opened]') as HTMLElement;
    expect(note).toBeVisible();
    expect(note).toContainElement(document.activeElement as HTMLElement);
    render(<MailForm {...props} />, { container, hydrate: true });
    const panel = screen.getByText(labels.sent.title).closest('section')!;
    expect(panel).toHaveFocus();
    expect(note).not.toBeVisible();
    const written = within(panel).getByLabelText<HTMLTextAreaElement>(labels.sent.wrote);
    expect(written.value).toContain('Keep me');
    expect(within(panel).getAllByRole('link', { name: /Open again/ })[0]).toHaveAttribute(
      'href',
      expect.stringContaining('mailto:info@firm.example'),
    );
    expect(screen.queryByText(labels.toast.inquiry.title)).not.toBeInTheDocument();
    expect(opened).toEqual([]);
    expect(sessionStorage.getItem('draft:inquiry')).toContain('"sent"');
  });

  it('that could not be kept is not said to be', async () => {
    const user = setup();
    await fillIn(user, 'Keep me');
    const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await send(user);
    expect(screen.getByText(labels.sent.notKept)).toBeInTheDocument();
    expect(screen.queryByText(labels.sent.kept)).not.toBeInTheDocument();
    full.mockRestore();
  });

  it('comes back empty when the panel is dismissed', async () => {
    const user = setup();
    await fillIn(user);
    await send(user);
    await user.click(screen.getByRole('button', { name: labels.sent.dismiss }));
    expect(screen.queryByText(labels.sent.title)).not.toBeInTheDocument();
    expect(screen.queryByText(labels.toast.inquiry.title)).not.toBeInTheDocument();
    expect(field(/Message/)).toHaveValue('');
    expect(field(/First name/)).toHaveFocus();
  });

  it('copies the whole message, and says so', async () => {
    const user = setup();
    await fillIn(user, 'Copy me');
    await send(user);
    await user.click(screen.getByRole('button', { name: 'Copy message' }));
    expect(await navigator.clipboard.readText()).toContain('Copy me');
    expect(await screen.findByText('Copied.')).toBeInTheDocument();
  });

  it('selects the text where the clipboard is refused', async () => {
    const user = setup();
    await fillIn(user, 'Copy me');
    await send(user);
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'));
    await user.click(screen.getByRole('button', { name: 'Copy message' }));
    expect(await screen.findByText(labels.sent.notCopied)).toBeInTheDocument();
    const written = screen.getByLabelText<HTMLTextAreaElement>(labels.sent.notCopied);
    expect(written.value).toContain('Copy me');
    expect(written.selectionEnd - written.selectionStart).toBe(written.value.length);
  });
});

describe('a message too long for a mail link', () => {
  it('is announced while writing, shortened in the link, whole on the page', async () => {
    const user = setup();
    const long = 'ä'.repeat(3000);
    await fillIn(user, long);
    expect(field(/Message/)).toHaveAccessibleDescription(/Longer than a mail link can carry/);
    await send(user);
    expect(opened[0]?.length).toBeLessThanOrEqual(1900);
    expect(decodeURIComponent(opened[0] ?? '')).toContain(labels.form.cutNotice);
    // The visitor's own mail asks for nothing to be pasted.
    expect(decodeURIComponent(opened[1] ?? '')).toContain(labels.form.cutNoticeOwn);
    expect(screen.getByText(labels.sent.shortened)).toBeInTheDocument();
    expect(screen.getByLabelText<HTMLTextAreaElement>(labels.sent.wrote).value).toContain(long);
  });
});

describe('a device that refuses', () => {
  it('keeps the answers and shows the error notice', async () => {
    const user = setup();
    await fillIn(user, 'Keep me');
    const report = jest.spyOn(console, 'error').mockImplementation(() => {});
    jest.spyOn(HTMLElement.prototype, 'click').mockImplementationOnce(() => {
      throw new Error('refused');
    });
    await user.click(submit());
    expect(
      screen.getByText('There was an error submitting your form. Please try again.'),
    ).toBeInTheDocument();
    expect(field(/Message/)).toHaveValue('Keep me');
    expect(submit()).toBeEnabled();
    expect(report).toHaveBeenCalledWith(new Error('refused'));
    report.mockRestore();
  });
});
