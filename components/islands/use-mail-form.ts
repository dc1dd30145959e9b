'use client';
/* What a mail form does: faults, the message, its follow-up, and what is kept for the panel afterwards. */
import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { type FieldSpec, fieldId } from '@/components/ui/field';
import { type FaultMessages, findFaults } from '@/lib/forms/validate';
import { type FittedMail, fitMail, MAILTO_LIMIT, mailtoHref } from '@/lib/mail/mailto';
import {
  applicationMails,
  type FormValues,
  inquiryMails,
  type MailContext,
  type MailPair,
} from '@/lib/mail/messages';
import { openMail } from './open-mail';
import { showToast, type ToastText } from './toast';

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
  words: { cutNotice: string; faults: FaultMessages };
  toast: { done: ToastText; failed: ToastText; dismiss: string };
};

/** Both messages, as their links carry them and whole. */
export type Sent = { message: FittedMail; confirmation: FittedMail; whole: MailPair };

export type MailFormState = {
  form: RefObject<HTMLFormElement | null>;
  faults: ReadonlyMap<string, string>;
  submitting: boolean;
  tooLong: boolean;
  sent: Sent | null;
  /** Where the browser itself posts the answers before this is awake: the address with a subject. */
  action: string;
  submit: (event: FormEvent) => void;
  edited: (event: FormEvent) => void;
  dismiss: () => void;
};

export function useMailForm({
  id,
  kind,
  fixed,
  fields,
  mail,
  words,
  toast,
}: MailFormSettings): MailFormState {
  const form = useRef<HTMLFormElement>(null);
  const [faults, setFaults] = useState<ReadonlyMap<string, string>>(new Map());
  const [submitting, setSubmitting] = useState(false);
  const [tooLong, setTooLong] = useState(false);
  const [sent, setSent] = useState<Sent | null>(null);
  const make = makers[kind];

  function values(): FormValues {
    const data = new FormData(form.current ?? undefined);
    return {
      ...fixed,
      ...Object.fromEntries([...data].map(([key, value]) => [key, String(value)])),
    };
  }

  const measure = () => setTooLong(mailtoHref(make(values(), mail).message).length > MAILTO_LIMIT);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form wakes
  useEffect(() => {
    // From here on the faults are told in our own words, beside the fields.
    if (form.current) form.current.noValidate = true;
    // A draft may have been put back before.
    measure();
  }, []);

  function edited(event: FormEvent) {
    const { name } = event.target as HTMLInputElement;
    if (faults.has(name)) {
      setFaults(new Map([...faults].filter(([field]) => field !== name)));
    }
    measure();
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (submitting) return;
    const answers = values();
    const found = findFaults(fields, answers, words.faults);
    setFaults(found);
    const [first] = found.keys();
    if (first) {
      document.getElementById(fieldId(id, first))?.focus();
      return;
    }
    try {
      const whole = make(answers, mail);
      const next: Sent = {
        whole,
        message: fitMail(whole.message, words.cutNotice),
        confirmation: fitMail(whole.confirmation, words.cutNotice),
      };
      // Inside the visitor's own gesture and before anything is awaited: browsers ask for that.
      openMail(next.message.href);
      setSubmitting(true);
      setTimeout(() => finish(next), FOLLOW_UP_DELAY);
    } catch (error) {
      // biome-ignore lint/suspicious/noConsole: the notice cannot say what went wrong; whoever looks into it can read it here
      console.error(error);
      setSubmitting(false);
      showToast(toast.failed, 'failed', toast.dismiss);
    }
  }

  function finish(next: Sent) {
    // Chromium opens one mail a gesture and refuses this one; the panel holds it as a link.
    openMail(next.confirmation.href);
    form.current?.reset();
    setSubmitting(false);
    setTooLong(false);
    setSent(next);
    showToast(toast.done, 'done', toast.dismiss);
  }

  function dismiss() {
    setSent(null);
    requestAnimationFrame(() => form.current?.querySelector('input')?.focus());
  }

  const subject = make(fixed ?? {}, mail).message.subject.replace(/[\s-]+$/, '');
  const action = mailtoHref({ to: mail.to, subject, body: '' });
  return { form, faults, submitting, tooLong, sent, action, submit, edited, dismiss };
}
