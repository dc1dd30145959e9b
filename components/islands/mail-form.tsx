'use client';
/*
 * Adds to a form: faults beside the fields, the finished message in the visitor's mail program, and
 * afterwards a panel with every other way to send it. Without scripts the browser validates and hands
 * the answers to the mail program itself (`action="mailto:"`), and a note says how to write to us.
 * Half-written answers are kept and restored by the boot script (`data-draft`).
 */
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { Field, type FieldSpec, fieldId } from '@/components/ui/field';
import { fill } from '@/lib/format/fill';
import { type FaultMessages, type FieldRule, findFaults } from '@/lib/forms/validate';
import { type FittedMail, fitMail, MAILTO_LIMIT, mailtoHref } from '@/lib/mail/mailto';
import {
  applicationMails,
  type FormValues,
  inquiryMails,
  type MailContext,
  type MailPair,
} from '@/lib/mail/messages';
import { FaultSummary } from './fault-summary';
import { Island } from './island';
import styles from './mail-form.module.css';
import { openMail } from './open-mail';
import { SentPanel, type SentWords } from './sent-panel';
import { showToast, type ToastText } from './toast';

const FOLLOW_UP_DELAY = 1000;
const makers = { inquiry: inquiryMails, application: applicationMails };

export type MailFormProps = {
  /** Unique on the page; also names the draft. */
  id: string;
  kind: keyof typeof makers;
  fields: readonly FieldSpec[];
  /** Values that the page knows and the visitor is not asked for. */
  fixed?: FormValues;
  rules: readonly FieldRule[];
  mail: MailContext;
  words: FormWords;
  sent: SentWords;
  toast: { done: ToastText; failed: ToastText; dismiss: string };
  phone: string;
  /** Printed beside the button. */
  note: ReactNode;
  /** What to do without scripts. */
  children?: ReactNode;
};

export type FormWords = {
  optional: string;
  choose: string;
  submit: string;
  submitting: string;
  summaryTitle: string;
  tooLong: string;
  cutNotice: string;
  faults: FaultMessages;
};

type Sent = { message: FittedMail; whole: MailPair; confirmation: FittedMail };

export function MailForm(props: MailFormProps) {
  const { id, fields, fixed, rules, words, mail, kind, toast } = props;
  const form = useRef<HTMLFormElement>(null);
  const [faults, setFaults] = useState<ReadonlyMap<string, string>>(new Map());
  const [submitting, setSubmitting] = useState(false);
  const [tooLong, setTooLong] = useState(false);
  const [sent, setSent] = useState<Sent | null>(null);

  // From here on the faults are told in our own words, beside the fields.
  useEffect(() => {
    if (form.current) form.current.noValidate = true;
  }, []);

  const longField = fields.find((field) => field.kind === 'area')?.name;

  function values(): FormValues {
    const data = new FormData(form.current ?? undefined);
    return {
      ...fixed,
      ...Object.fromEntries([...data].map(([key, value]) => [key, String(value)])),
    };
  }

  function edited(event: FormEvent) {
    const { name } = event.target as HTMLInputElement;
    if (faults.has(name)) {
      const rest = new Map(faults);
      rest.delete(name);
      setFaults(rest);
    }
    const { message } = makers[kind](values(), mail);
    setTooLong(mailtoHref(message).length > MAILTO_LIMIT);
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (submitting) return;
    const answers = values();
    const found = findFaults(rules, answers, words.faults);
    setFaults(found);
    const [first] = found.keys();
    if (first) {
      document.getElementById(fieldId(id, first))?.focus();
      return;
    }
    try {
      const whole = makers[kind](answers, mail);
      const next: Sent = {
        whole,
        message: fitMail(whole.message, words.cutNotice),
        confirmation: fitMail(whole.confirmation, words.cutNotice),
      };
      // Inside the visitor's own gesture and before anything is awaited: browsers ask for that.
      openMail(next.message.href);
      setSubmitting(true);
      setTimeout(() => finish(next), FOLLOW_UP_DELAY);
    } catch {
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

  return (
    <Island>
      {sent && (
        <SentPanel
          {...sent}
          words={props.sent}
          phone={props.phone}
          onDismiss={() => {
            setSent(null);
            requestAnimationFrame(() => form.current?.querySelector('input')?.focus());
          }}
        />
      )}
      <form
        ref={form}
        id={id}
        className={styles.form}
        action={`mailto:${mail.to}`}
        method="post"
        encType="text/plain"
        data-draft={id}
        hidden={sent !== null}
        onSubmit={submit}
        onInput={edited}
      >
        {faults.size > 1 && (
          <FaultSummary
            title={fill(words.summaryTitle, { count: faults.size })}
            formId={id}
            fields={fields.filter(({ name }) => faults.has(name))}
          />
        )}
        {fields.map((field) => (
          <Field
            key={field.name}
            field={field}
            formId={id}
            words={words}
            fault={faults.get(field.name)}
            noteId={tooLong && field.name === longField ? `${id}-too-long` : undefined}
          />
        ))}
        {tooLong && (
          <p className={styles.tooLong} id={`${id}-too-long`}>
            {fill(words.tooLong, { submit: words.submit })}
          </p>
        )}
        <div className={styles.action}>
          <button type="submit" className={`btn ${styles.button}`} disabled={submitting}>
            {submitting ? words.submitting : words.submit}
          </button>
          <div className={styles.note}>{props.note}</div>
        </div>
      </form>
      {props.children}
    </Island>
  );
}
