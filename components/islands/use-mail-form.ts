'use client';
/* What a mail form does: the message, its follow-up, and what is kept for the panel afterwards. */
import {
  type FormEvent,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import type { FieldSpec } from '@/components/ui/field';
import { type FittedMail, fitMail, MAILTO_LIMIT, mailtoHref } from '@/lib/mail/mailto';
import {
  applicationMails,
  type FormValues,
  inquiryMails,
  type MailContext,
  type MailPair,
} from '@/lib/mail/messages';
import { showAtTop } from './in-window';
import { openMail } from './open-mail';
import type { ToastText } from './toast';

const FOLLOW_UP_DELAY = 1000;
const makers = { inquiry: inquiryMails, application: applicationMails };

export type MailFormKind = keyof typeof makers;

export type MailFormSettings = {
  /** Unique on the page; also names the draft. */
  id: string;
  kind: MailFormKind;
  /** Values that the page knows and the visitor is not asked for. */
  fixed?: FormValues;
  fields: readonly FieldSpec[];
  mail: MailContext;
  words: { cutNotice: string; cutNoticeOwn: string };
  toast: { done: ToastText; failed: ToastText; dismiss: string };
};

/** Both messages, as their links carry them and whole. */
export type Sent = {
  message: FittedMail;
  confirmation: FittedMail;
  whole: MailPair;
  /** Whether a reload would leave the answers. */
  kept: boolean;
  /** `now`, or before the page was loaded anew, which left the visitor at the form or elsewhere. */
  when: 'now' | 'at the form' | 'before';
};

export type MailFormState = {
  form: RefObject<HTMLFormElement | null>;
  submitting: boolean;
  failed: boolean;
  tooLong: boolean;
  sent: Sent | null;
  /** Where the browser itself posts the answers before this is hydrated: the address with a subject. */
  action: string;
  submit: (event: FormEvent) => void;
  measure: () => void;
  dismiss: () => void;
};

export function useMailForm({ id, kind, fixed, mail, words }: MailFormSettings): MailFormState {
  const form = useRef<HTMLFormElement>(null);
  const [submitting, setSubmitting] = useState(false);
  const [failed, setFailed] = useState(false);
  const [tooLong, setTooLong] = useState(false);
  const [sent, setSent] = useState<Sent | null>(null);
  const dismissed = useRef(false);
  const make = makers[kind];

  function values(): FormValues {
    const data = new FormData(form.current ?? undefined);
    return {
      ...fixed,
      ...Object.fromEntries([...data].map(([key, value]) => [key, String(value)])),
    };
  }

  const measure = () => setTooLong(mailtoHref(make(values(), mail).message).length > MAILTO_LIMIT);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a draft may have been put back before the form hydrates
  useLayoutEffect(() => {
    measure();
    // What the boot script could say of a message that was handed over already, the panel says with every way out,
    // in the same frame: who reads what stands below would be moved twice, and Chromium makes up for once.
    const note = form.current?.querySelector<HTMLElement>('[data-opened]');
    if (!note || note.hidden) return;
    const isHere = form.current?.contains(document.activeElement);
    show(fitted(), isHere ? 'at the form' : 'before');
  }, []);

  // The panel is gone and the form is there again: its heading and its first field are shown.
  useEffect(() => {
    if (sent || !dismissed.current) return;
    dismissed.current = false;
    const first = form.current?.querySelector('input');
    showAtTop(form.current && headingOf(form.current));
    first?.focus({ preventScroll: true });
    // Where the heading stands far above, the field comes first.
    if (first && first.getBoundingClientRect().bottom > innerHeight) first.scrollIntoView();
  }, [sent]);

  function fitted() {
    const whole = make(values(), mail);
    return {
      whole,
      message: fitMail(whole.message, words.cutNotice),
      confirmation: fitMail(whole.confirmation, words.cutNoticeOwn),
    };
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (submitting) return;
    setFailed(false);
    try {
      const next = fitted();
      // Inside the visitor's own gesture and before anything is awaited: browsers ask for that.
      openMail(next.message.href);
      setSubmitting(true);
      setTimeout(() => finish(next), FOLLOW_UP_DELAY);
    } catch (error) {
      // biome-ignore lint/suspicious/noConsole: the notice cannot say what went wrong; whoever looks into it can read it here
      console.error(error);
      setSubmitting(false);
      setFailed(true);
    }
  }

  function finish(next: ReturnType<typeof fitted>) {
    // Chromium opens one mail a gesture and refuses this one; the panel holds it as a link.
    openMail(next.confirmation.href);
    setSubmitting(false);
    show(next, 'now');
  }

  function show(next: ReturnType<typeof fitted>, when: Sent['when']) {
    const answers = [...new FormData(form.current ?? undefined)];
    // That of an earlier try, which the panel replaces.
    form.current?.querySelector('[data-opened]')?.setAttribute('hidden', '');
    // Ends the draft, which is then written anew as one that was sent.
    form.current?.reset();
    setTooLong(false);
    setSent({ ...next, when, kept: keepSent(id, answers) });
  }

  /** Only now is the draft forgotten: nobody knows whether the mail has left, and a reload takes the panel. */
  function dismiss() {
    form.current?.reset();
    dismissed.current = true;
    setSent(null);
  }

  const subject = make(fixed ?? {}, mail).message.subject.replace(/[\s-]+$/, '');
  const action = mailtoHref({ to: mail.to, subject, body: '' });
  return { form, submitting, failed, tooLong, sent, action, submit, measure, dismiss };
}

/** Marks the draft as handed to the mail program (lib/browser/boot/drafts). @returns whether it is kept */
function keepSent(id: string, answers: [string, FormDataEntryValue][]): boolean {
  try {
    sessionStorage.setItem(`draft:${id}`, JSON.stringify([...answers, ['sent', '']]));
    return true;
  } catch {
    return false;
  }
}

/** The last heading before a form, which is its own; without one the form. */
function headingOf(form: Element): Element {
  const before = [...document.querySelectorAll('main h2')].filter(
    (heading) => heading.compareDocumentPosition(form) & Node.DOCUMENT_POSITION_FOLLOWING,
  );
  return before.at(-1) ?? form;
}
