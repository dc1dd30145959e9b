'use client';
/*
 * Adds to the newsletter box: the request as a finished mail, and afterwards what is left to do. Without
 * scripts the browser hands the typed address to the mail program itself (`action="mailto:"`), and the
 * address to write to stands below.
 */
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { AddressSentence } from '@/components/ui/address-sentence';
import { FaultSign } from '@/components/ui/field';
import { Link } from '@/components/ui/link';
import { fill } from '@/lib/format/fill';
import { type FaultMessages, findFaults } from '@/lib/forms/validate';
import { mailtoHref } from '@/lib/mail/mailto';
import { Island } from './island';
import { openMail } from './open-mail';
import styles from './subscribe-form.module.css';

const THANKS_MS = 3000;

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
    sent: string;
    openAgain: string;
    /** Holds {address}. */
    orWrite: string;
    subject: string;
    body: string;
    faults: FaultMessages;
  };
};

export function SubscribeForm({ id, to, thanks, words }: SubscribeFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [fault, setFault] = useState<string>();
  const [thanking, setThanking] = useState(false);
  const [href, setHref] = useState<string>();
  const status = useRef<HTMLDivElement>(null);
  const faultId = `${id}-fault`;

  useEffect(() => {
    if (form.current) form.current.noValidate = true;
  }, []);

  useEffect(() => {
    if (!thanking) return;
    const timer = setTimeout(() => setThanking(false), THANKS_MS);
    return () => clearTimeout(timer);
  }, [thanking]);

  function submit(event: FormEvent) {
    event.preventDefault();
    const input = form.current?.elements.namedItem('email') as HTMLInputElement;
    const email = input.value.trim();
    const faults = findFaults(
      [{ name: 'email', required: true, format: 'email' }],
      { email },
      words.faults,
    );
    setFault(faults.get('email'));
    if (faults.size > 0) {
      input.focus();
      return;
    }
    const mail = mailtoHref({ to, subject: words.subject, body: fill(words.body, { email }) });
    openMail(mail);
    form.current?.reset();
    setHref(mail);
    setThanking(thanks);
    // The form, and with it the button, leaves for three seconds: what follows keeps the focus.
    if (thanks) status.current?.focus();
  }

  /** A message from whoever reads this, for a press on the address. */
  const plainMail = mailtoHref({
    to,
    subject: words.subject,
    body: fill(words.body, { email: '' }),
  });

  return (
    <Island>
      <form
        ref={form}
        action={mailtoHref({ to, subject: words.subject, body: '' })}
        method="post"
        encType="text/plain"
        hidden={thanking}
        onSubmit={submit}
        onInput={() => setFault(undefined)}
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
            aria-invalid={fault ? true : undefined}
            aria-describedby={fault ? faultId : undefined}
          />
          <button type="submit" className="btn">
            {words.submit}
          </button>
        </div>
        {fault && (
          <p className={styles.fault} id={faultId}>
            <FaultSign />
            {fault}
          </p>
        )}
      </form>
      <div role="status" ref={status} tabIndex={-1} className={styles.status}>
        {thanking && <p className={styles.thanks}>{words.thanks}</p>}
        {href && !thanking && (
          <p className={styles.after}>
            {words.sent}{' '}
            <Link href={href} className="text-link">
              {words.openAgain}
            </Link>{' '}
            <AddressSentence sentence={words.orWrite} address={to} href={plainMail} />
          </p>
        )}
      </div>
      {!href && (
        <p className={styles.after}>
          <AddressSentence sentence={words.hint} address={to} href={plainMail} />
        </p>
      )}
    </Island>
  );
}
