'use client';
/*
 * Adds to a form: the finished message in the visitor's mail program, and afterwards a panel with every
 * other way to send it. Errors are told beside the fields by the boot script (lib/browser/boot/form-errors), so only
 * complete answers arrive here. Without scripts the browser validates and hands the answers to the mail
 * program itself (`action="mailto:"`), and a note says how to write to us.
 * Half-written answers are kept and restored by the boot script (`data-draft`).
 */
import type { ReactNode } from 'react';
import { Field } from '@/components/ui/field';
import { Link } from '@/components/ui/link';
import { telHref } from '@/lib/contact-links';
import { interpolate } from '@/lib/format/interpolate';
import type { ErrorMessages } from '@/lib/forms/validate';
import { ErrorSummary } from './error-summary';
import { Island } from './island';
import styles from './mail-form.module.css';
import { MailHandoffPanel, type MailHandoffWords } from './mail-handoff-panel';
import { Toast } from './toast';
import { type MailFormSettings, useMailForm } from './use-mail-form';

export type MailFormProps = MailFormSettings & {
  words: FormWords;
  sent: MailHandoffWords;
  phone: string;
  /** '' where there is none. */
  whatsapp: string;
  /** Printed below the button. */
  note: ReactNode;
  /** What to do without scripts: read before anything is filled in. */
  children?: ReactNode;
};

export type FormWords = {
  optional: string;
  choose: string;
  submit: string;
  submitting: string;
  summaryTitle: string;
  errorAt: string;
  tooLong: string;
  cutNotice: string;
  cutNoticeOwn: string;
  opened: string;
  copy: string;
  errors: ErrorMessages;
};

export function MailForm(props: MailFormProps) {
  const { id, fields, mail, words, toast } = props;
  const { form, submitting, failed, tooLong, sent, action, submit, measure, dismiss } =
    useMailForm(props);
  const longField = fields.find((field) => field.kind === 'area')?.name;

  return (
    <Island>
      {sent && (
        <MailHandoffPanel
          {...sent}
          firm={mail.firm}
          words={props.sent}
          phone={props.phone}
          whatsapp={props.whatsapp}
          toast={{ ...toast.done, dismiss: toast.dismiss }}
          onDismiss={dismiss}
        />
      )}
      <form
        ref={form}
        id={id}
        // What leads to it shows the heading above it.
        className={`${styles.form} scroll-mt-13`}
        action={action}
        method="post"
        encType="text/plain"
        data-draft={id}
        hidden={sent !== null}
        onSubmit={submit}
        onInput={measure}
        suppressHydrationWarning
      >
        {props.children}
        <ErrorSummary
          formId={id}
          fields={fields.filter(({ required, format }) => required || format)}
          words={words}
        />
        {fields.map((field) => (
          <Field
            key={field.name}
            field={field}
            formId={id}
            words={{ ...words, yes: mail.words.yes }}
            noteId={tooLong && field.name === longField ? `${id}-too-long` : undefined}
          />
        ))}
        {tooLong && (
          <p className={styles.tooLong} id={`${id}-too-long`}>
            {interpolate(words.tooLong, { submit: words.submit })}
          </p>
        )}
        <div className={styles.action}>
          <button
            type="submit"
            className={`btn ${styles.button}`}
            disabled={submitting}
            data-busy={words.submitting}
          >
            {submitting ? words.submitting : words.submit}
          </button>
          {failed && (
            <Toast
              {...toast.failed}
              outcome="failed"
              dismiss={toast.dismiss}
              onDismiss={() => form.current?.querySelector('button')?.focus()}
            />
          )}
          <div className={styles.opened} data-opened hidden suppressHydrationWarning>
            <p role="status" tabIndex={-1}>
              {words.opened}
            </p>
            {/* Filled by lib/browser/boot/mailto-fallback: what one copies where no mail program opens. */}
            <p>{words.copy}</p>
            <pre
              suppressHydrationWarning
              // biome-ignore lint/security/noDangerouslySetInnerHtml: tells React to leave what is in it alone
              dangerouslySetInnerHTML={{ __html: '' }}
            />
            <Link href={telHref(props.phone)} className="text-link">
              {props.phone}
            </Link>
            <button type="reset" className={`text-link ${styles.reset}`}>
              {props.sent.dismiss}
            </button>
          </div>
          <div className={styles.note}>{props.note}</div>
        </div>
      </form>
    </Island>
  );
}
