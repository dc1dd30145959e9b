'use client';
/*
 * Adds to the newsletter box: the request as a finished mail, and afterwards what is left to do, in a box
 * of its own with the address that was typed. What is wrong with that address is told by the boot script
 * (lib/browser/boot/form-errors). Without scripts the browser hands it to the mail program itself (`action="mailto:"`),
 * and the address to write to stands below.
 */
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { AddressSentence } from '@/components/ui/address-sentence';
import { ErrorMessage, errorMessageId } from '@/components/ui/error-message';
import { Link } from '@/components/ui/link';
import { interpolate } from '@/lib/format/interpolate';
import type { ErrorMessages } from '@/lib/forms/validate';
import { mailtoHref } from '@/lib/mail/mailto';
import { Island } from './island';
import { openMail } from './open-mail';
import styles from './subscribe-form.module.css';

const THANKS_MS = 3000;

const typedIn = (form: HTMLFormElement | null) =>
  String(new FormData(form ?? undefined).get('email')).trim();

export type SubscribeFormProps = {
  id: string;
  to: string;
  /** The home page thanks for three seconds in place of the form. */
  thanks: boolean;
  words: {
    label: string;
    submit: string;
    /** Holds {address}. */
    hint: string;
    thanks: string;
    sentTitle: string;
    /** Holds {email}. */
    sent: string;
    openAgain: string;
    /** Holds {address}. */
    orWrite: string;
    opened: string;
    subject: string;
    body: string;
    errors: ErrorMessages;
  };
};

export function SubscribeForm({ id, to, thanks, words }: SubscribeFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [thanking, setThanking] = useState(false);
  const [sent, setSent] = useState<{ email: string; href: string }>();
  const status = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (!thanking) return;
    const timer = setTimeout(() => setThanking(false), THANKS_MS);
    return () => clearTimeout(timer);
  }, [thanking]);

  useEffect(() => {
    if (!sent) return;
    status.current?.focus({ preventScroll: true });
    status.current?.scrollIntoView({ block: 'nearest' });
  }, [sent]);

  function submit(event: FormEvent) {
    event.preventDefault();
    const email = typedIn(form.current);
    const href = mailtoHref({
      to,
      subject: words.subject,
      body: interpolate(words.body, { email }),
    });
    openMail(href);
    form.current?.reset();
    // Where the boot script keeps what is typed (lib/browser/boot/dialogs).
    history.replaceState({ ...history.state, email: '' }, '');
    form.current?.querySelector('[data-opened]')?.setAttribute('hidden', '');
    setSent({ email, href });
    setThanking(thanks);
  }

  /** A message from whoever reads this, for a press on the address. */
  const plainMail = mailtoHref({
    to,
    subject: words.subject,
    body: interpolate(words.body, { email: '' }),
  });

  return (
    <Island className={styles.place}>
      <form
        ref={form}
        action={mailtoHref({ to, subject: words.subject, body: '' })}
        method="post"
        encType="text/plain"
        inert={thanking}
        onSubmit={submit}
        suppressHydrationWarning
      >
        <label htmlFor={id} className="sr-only">
          {words.label}
        </label>
        <div className={styles.line}>
          <input
            id={id}
            type="email"
            name="email"
            required
            placeholder={words.label}
            autoComplete="email"
            enterKeyHint="send"
            aria-describedby={errorMessageId(id)}
            suppressHydrationWarning
          />
          <button type="submit" className="btn">
            {words.submit}
          </button>
        </div>
        <ErrorMessage field={id} rule={{ required: true, format: 'email' }} words={words.errors} />
        <p className={styles.opened} role="status" data-opened hidden suppressHydrationWarning>
          {words.opened}
        </p>
      </form>
      {thanking && <p className={styles.thanks}>{words.thanks}</p>}
      <div role="status" ref={status} tabIndex={-1} className={styles.status}>
        {sent && (
          <div className={styles.sent}>
            <b>{words.sentTitle}</b>
            <p>
              {interpolate(words.sent, { email: sent.email })}{' '}
              <Link href={sent.href} className="text-link">
                {words.openAgain}
              </Link>{' '}
              <AddressSentence sentence={words.orWrite} address={to} href={plainMail} />
            </p>
          </div>
        )}
      </div>
      {!sent && (
        <p className={styles.hint}>
          <AddressSentence sentence={words.hint} address={to} href={plainMail} />
        </p>
      )}
    </Island>
  );
}
