'use client';
/*
 * Stays after a form was submitted: says that the mail still has to be sent, and offers every other
 * way to get it out, from opening it again to the telephone. Takes the focus when it appears.
 */
import { useEffect, useRef } from 'react';
import { Link } from '@/components/ui/link';
import { type FittedMail, mailAsText, webMailHrefs } from '@/lib/mail/mailto';
import type { MailPair } from '@/lib/mail/messages';
import { CopyButton } from './copy-button';
import styles from './sent-panel.module.css';

export type SentWords = {
  title: string;
  text: string;
  shortened: string;
  openAgain: string;
  copyMessage: string;
  copyAddress: string;
  copied: string;
  notCopied: string;
  wrote: string;
  noProgram: string;
  gmail: string;
  toGoogle: string;
  outlook: string;
  toMicrosoft: string;
  file: string;
  onDevice: string;
  phone: string;
  confirmation: string;
  confirmationText: string;
  dismiss: string;
};

export type SentPanelProps = {
  message: FittedMail;
  confirmation: FittedMail;
  /** Both messages without shortening. */
  whole: MailPair;
  words: SentWords;
  phone: string;
  onDismiss: () => void;
};

export function SentPanel({
  message,
  confirmation,
  whole,
  words,
  phone,
  onDismiss,
}: SentPanelProps) {
  const panel = useRef<HTMLElement>(null);
  const written = useRef<HTMLTextAreaElement>(null);
  const { to } = whole.message;
  const text = mailAsText(whole.message);
  const web = webMailHrefs(message.mail);

  useEffect(() => panel.current?.focus(), []);

  return (
    <section ref={panel} className={styles.panel} role="status" tabIndex={-1}>
      <h2 className="type-d3">{words.title}</h2>
      <p className="type-lede">
        <Emphasised sentence={words.text} part={to} />
      </p>
      {message.shortened && <p className={styles.shortened}>{words.shortened}</p>}
      <div className={styles.buttons}>
        <Link href={message.href} className="btn">
          {words.openAgain}
        </Link>
        <CopyButton text={whole.message.body} fallback={written} words={words}>
          {words.copyMessage}
        </CopyButton>
        <CopyButton text={to} words={words}>
          {words.copyAddress}
        </CopyButton>
      </div>
      <label className={styles.written}>
        <span>{words.wrote}</span>
        <textarea ref={written} readOnly rows={9} value={whole.message.body} />
      </label>
      <h3 className="type-h2 horizon mt-4 pt-4">{words.noProgram}</h3>
      <ul className={styles.ways}>
        <Way href={web.gmail} label={words.gmail} where={words.toGoogle} />
        <Way href={web.outlook} label={words.outlook} where={words.toMicrosoft} />
        <Way
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
          download="message.txt"
          label={words.file}
          where={words.onDevice}
        />
        <Way href={`tel:${phone.replaceAll(' ', '')}`} label={phone} where={words.phone} />
      </ul>
      <h3 className="type-h2 horizon mt-4 pt-4">{words.confirmation}</h3>
      <p className="text-ink-2">{words.confirmationText}</p>
      <div className={styles.buttons}>
        <Link href={confirmation.href} className="btn btn-outline btn-plain">
          {words.openAgain}
          <span className="sr-only">: {words.confirmation}</span>
        </Link>
        <CopyButton text={mailAsText(whole.confirmation)} words={words}>
          {words.copyMessage}
          <span className="sr-only">: {words.confirmation}</span>
        </CopyButton>
      </div>
      <p>
        <button type="button" className="text-link py-2 font-semibold" onClick={onDismiss}>
          {words.dismiss}
        </button>
      </p>
    </section>
  );
}

/** A sentence with `{address}` in it, printed heavier. */
function Emphasised({ sentence, part }: { sentence: string; part: string }) {
  const [before, after] = sentence.split('{address}');
  return (
    <>
      {before}
      <b className="font-semibold wrap-anywhere">{part}</b>
      {after}
    </>
  );
}

type WayProps = { href: string; label: string; where: string; download?: string };

function Way({ href, label, where, download }: WayProps) {
  return (
    <li>
      <Link href={href} className="text-link" download={download} rel="noreferrer">
        {label}
      </Link>
      <span className="text-ink-2">{where}</span>
    </li>
  );
}
