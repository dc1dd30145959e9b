'use client';
/* The other ways to get a message out, for a visitor whose mail program never opens. All are links. */
import { Link } from '@/components/ui/link';
import { telHref, whatsappHref } from '@/lib/contact-links';
import { interpolate } from '@/lib/format/interpolate';
import { type Mail, mailAsText, webMailHrefs } from '@/lib/mail/mailto';
import styles from './mail-handoff-panel.module.css';

export type MailAlternativesWords = {
  gmail: string;
  toGoogle: string;
  outlook: string;
  toMicrosoft: string;
  file: string;
  onDevice: string;
  /** Holds {file}. */
  saved: string;
  whatsapp: string;
  toWhatsapp: string;
  phone: string;
};

export type MailAlternativesProps = {
  /** Short enough for an address. */
  fitted: Mail;
  whole: Mail;
  /** In the saved file's name. */
  firm: string;
  phone: string;
  /** '' where there is none. */
  whatsapp: string;
  words: MailAlternativesWords;
};

/** What a file may not be called on one system or another. */
const NOT_IN_NAMES = /[\p{C}<>:"/\\|?*]+/gu;

export function MailAlternatives({
  fitted,
  whole,
  firm,
  phone,
  whatsapp,
  words,
}: MailAlternativesProps) {
  const web = webMailHrefs(fitted);
  const file = `data:text/plain;charset=utf-8,${encodeURIComponent(mailAsText(whole))}`;
  const name = `${`${firm} - ${whole.subject}`.replace(NOT_IN_NAMES, ' ').trim()}.txt`;
  const chat = whatsapp && whatsappHref(whatsapp, `${fitted.subject}\n\n${fitted.body}`);
  return (
    <ul className={styles.ways}>
      <AlternativeLink href={web.gmail} label={words.gmail} where={words.toGoogle} newTab />
      <AlternativeLink href={web.outlook} label={words.outlook} where={words.toMicrosoft} newTab />
      {chat && (
        <AlternativeLink href={chat} label={words.whatsapp} where={words.toWhatsapp} newTab />
      )}
      <AlternativeLink href={telHref(phone)} label={phone} where={words.phone} />
      <li>
        <Link href={file} className="text-link" download={name} data-action="file">
          {words.file}
        </Link>
        {/* Said by the boot script, as behind every file; what is hydrated needs no more (ToldLink). */}
        <span role="status" className="told" data-told={interpolate(words.saved, { file: name })} />
        <span className="text-ink-2">{words.onDevice}</span>
      </li>
    </ul>
  );
}

type AlternativeLinkProps = {
  href: string;
  label: string;
  where: string;
  newTab?: boolean;
};

/** Another service opens in a new tab: leaving this page would throw away what was written. */
function AlternativeLink({ href, label, where, newTab }: AlternativeLinkProps) {
  return (
    <li>
      <Link
        href={href}
        className="text-link"
        target={newTab ? '_blank' : undefined}
        rel={newTab ? 'noopener noreferrer' : undefined}
      >
        {label}
      </Link>
      <span className="text-ink-2">{where}</span>
    </li>
  );
}
