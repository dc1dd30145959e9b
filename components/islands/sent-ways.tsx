'use client';
/* The other ways to get a message out, for a visitor whose mail program never opens. All are links. */
import { Link } from '@/components/ui/link';
import { type Mail, mailAsText, webMailHrefs } from '@/lib/mail/mailto';
import styles from './sent-panel.module.css';

export type SentWaysWords = {
  gmail: string;
  toGoogle: string;
  outlook: string;
  toMicrosoft: string;
  file: string;
  onDevice: string;
  phone: string;
};

export type SentWaysProps = {
  /** Short enough for an address. */
  fitted: Mail;
  whole: Mail;
  phone: string;
  words: SentWaysWords;
};

export function SentWays({ fitted, whole, phone, words }: SentWaysProps) {
  const web = webMailHrefs(fitted);
  const file = `data:text/plain;charset=utf-8,${encodeURIComponent(mailAsText(whole))}`;
  return (
    <ul className={styles.ways}>
      <Way href={web.gmail} label={words.gmail} where={words.toGoogle} newTab />
      <Way href={web.outlook} label={words.outlook} where={words.toMicrosoft} newTab />
      <Way href={file} download="message.txt" label={words.file} where={words.onDevice} />
      <Way href={`tel:${phone.replaceAll(' ', '')}`} label={phone} where={words.phone} />
    </ul>
  );
}

type WayProps = { href: string; label: string; where: string; download?: string; newTab?: boolean };

/** Another service opens in a new tab: leaving this page would throw away what was written. */
function Way({ href, label, where, download, newTab }: WayProps) {
  return (
    <li>
      <Link
        href={href}
        className="text-link"
        download={download}
        target={newTab ? '_blank' : undefined}
        rel={newTab ? 'noopener noreferrer' : undefined}
      >
        {label}
      </Link>
      <span className="text-ink-2">{where}</span>
    </li>
  );
}
