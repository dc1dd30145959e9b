'use client';
/*
 * Adds to a form: faults beside the fields, the finished message in the visitor's mail program, and
 * afterwards a panel with every other way to send it. Without scripts the browser validates and hands
 * the answers to the mail program itself (`action="mailto:"`), and a note says how to write to us.
 * Half-written answers are kept and restored by the boot script (`data-draft`).
 */
import type { ReactNode } from 'react';
import { Field } from '@/components/ui/field';
import { fill } from '@/lib/format/fill';
import type { FaultMessages } from '@/lib/forms/validate';
import { FaultSummary } from './fault-summary';
import { Island } from './island';
import styles from './mail-form.module.css';
import { SentPanel, type SentWords } from './sent-panel';
import { type MailFormSettings, useMailForm } from './use-mail-form';

export type MailFormProps = MailFormSettings & {
  words: FormWords;
  sent: SentWords;
  phone: string;
  /** Printed below the button. */
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

export function MailForm(props: MailFormProps) {
  const { id, fields, words } = props;
  const { form, faults, submitting, tooLong, sent, action, submit, edited, dismiss } =
    useMailForm(props);
  const longField = fields.find((field) => field.kind === 'area')?.name;

  return (
    <Island>
      {sent && <SentPanel {...sent} words={props.sent} phone={props.phone} onDismiss={dismiss} />}
      <form
        ref={form}
        id={id}
        className={styles.form}
        action={action}
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
