'use client';
/*
 * Stays after a form was submitted: says that the mail still has to be sent, and offers every other
 * way to get it out, from opening it again to the telephone. Takes the focus when it appears, and begins
 * right below the header: heading, sentence and "Open again" are the first things in the window.
 */
import { useEffect, useId, useRef } from 'react';
import { AddressSentence } from '@/components/ui/address-sentence';
import { Link } from '@/components/ui/link';
import { askedOptions } from '@/lib/browser/boot/asked-options';
import { isNewVisit } from '@/lib/browser/boot/is-new-visit';
import { offerAnother } from '@/lib/browser/boot/offer-another';
import { cityAt, officeAt } from '@/lib/browser/boot/office-at';
import type { FittedMail } from '@/lib/mail/mailto';
import type { MailPair } from '@/lib/mail/messages';
import { CopyButton } from './copy-button';
import { showAtTop } from './in-window';
import { MailAlternatives, type MailAlternativesWords } from './mail-alternatives';
import styles from './mail-handoff-panel.module.css';
import { Toast, type ToastText } from './toast';
import type { Sent } from './use-mail-form';

export type MailHandoffWords = MailAlternativesWords & {
  title: string;
  text: string;
  shortened: string;
  openAgain: string;
  copyMessage: string;
  copyAddress: string;
  copied: string;
  notCopied: string;
  subject: string;
  wrote: string;
  /** How long it stays, with a draft behind it and without. */
  kept: string;
  notKept: string;
  noProgram: string;
  confirmation: string;
  confirmationText: string;
  /** Before the dismissal, where something else is asked for meanwhile. */
  waits: string;
  dismiss: string;
};

export type MailHandoffPanelProps = {
  message: FittedMail;
  confirmation: FittedMail;
  /** Both messages without shortening. */
  whole: MailPair;
  /** The answers are kept in the tab. */
  kept: boolean;
  /** Whether the message was made just now, or before the page was loaded anew: then nothing new has happened. */
  when: Sent['when'];
  words: MailHandoffWords;
  firm: string;
  phone: string;
  /** '' where there is none. */
  whatsapp: string;
  /** Comes after the panel's first lines, and is quieter. */
  toast: ToastText & { dismiss: string };
  onDismiss: () => void;
};

/** What is read: the middle of the window, and not what is on its way out of it. */
const MIDDLE = '-40% 0px';

/** @returns what the address asks of a form, in the words of the page; '' for nothing */
const askedOf = (form: HTMLFormElement) =>
  cityAt(location.hash) ??
  askedOptions(form)
    .map(({ text }) => text)
    .join(', ');

export function MailHandoffPanel({
  message,
  confirmation,
  whole,
  kept,
  when,
  words,
  firm,
  phone,
  whatsapp,
  toast,
  onDismiss,
}: MailHandoffPanelProps) {
  const titleId = useId();
  const writtenId = useId();
  const panel = useRef<HTMLElement>(null);
  const { to } = whole.message;

  useEffect(() => {
    if (when !== 'before') {
      panel.current?.focus({ preventScroll: true });
      showAtTop(panel.current);
    }
    // Loaded anew, or gone back to, the page has the form in place of this: who left from here is shown what is left
    // to do there (lib/browser/boot/drafts), and who left from elsewhere the place that was left.
    const keepPlace = (isInWindow: boolean) => {
      history.scrollRestoration = isInWindow ? 'manual' : 'auto';
    };
    keepPlace(true);
    const sight =
      window.IntersectionObserver &&
      new IntersectionObserver(([entry]) => keepPlace(entry?.isIntersecting ?? true), {
        rootMargin: MIDDLE,
      });
    if (panel.current) sight?.observe(panel.current);
    return () => {
      sight?.disconnect();
      keepPlace(false);
    };
  }, [when]);

  // What the visitor came for meanwhile, or presses now (an office's own address), waits behind the dismissal.
  useEffect(() => {
    const offer = () => {
      const form = panel.current?.nextElementSibling as HTMLFormElement;
      const asked = askedOf(form);
      if (asked) offerAnother(form, asked);
    };
    if (when !== 'now' && isNewVisit()) offer();
    const pressed = ({ target, defaultPrevented }: MouseEvent) => {
      const link = (target as Element).closest('a');
      // One that chooses is answered already (lib/browser/boot/choose).
      if (defaultPrevented || link?.pathname !== location.pathname) return;
      if (officeAt(link.hash)) setTimeout(offer);
    };
    addEventListener('click', pressed);
    return () => removeEventListener('click', pressed);
  }, [when]);

  return (
    <section
      ref={panel}
      className={styles.panel}
      role="status"
      aria-labelledby={titleId}
      tabIndex={-1}
    >
      <h2 className={`type-d3 ${styles.title}`} id={titleId}>
        {words.title}
      </h2>
      <p className={`type-lede ${styles.sentence}`}>
        <AddressSentence sentence={words.text} address={to} />
      </p>
      <div className={styles.buttons}>
        <Link href={message.href} className="btn">
          {words.openAgain}
        </Link>
        <p className={styles.kept}>{kept ? words.kept : words.notKept}</p>
        <CopyButton text={whole.message.body} words={words}>
          {words.copyMessage}
        </CopyButton>
        <CopyButton text={to} words={words}>
          {words.copyAddress}
        </CopyButton>
      </div>
      {message.shortened && <p className={styles.shortened}>{words.shortened}</p>}
      <div className={styles.noticed}>
        {when === 'now' && (
          <Toast {...toast} outcome="done" onDismiss={() => panel.current?.focus()} />
        )}
        <p>
          {words.subject}: <b className="font-semibold">{whole.message.subject}</b>
        </p>
      </div>
      <div className={styles.written} data-paper={whole.message.body}>
        <label htmlFor={writtenId}>{words.wrote}</label>
        <textarea id={writtenId} readOnly rows={9} value={whole.message.body} />
      </div>
      <p className="text-ink-2">{words.confirmationText}</p>
      <h3 className="type-h2 horizon mt-4 pt-4">{words.noProgram}</h3>
      <MailAlternatives
        fitted={message.mail}
        whole={whole.message}
        firm={firm}
        phone={phone}
        whatsapp={whatsapp}
        words={words}
      />
      <h3 className="type-h2 horizon mt-4 pt-4" data-noprint>
        {words.confirmation}
      </h3>
      <div className={styles.buttons} data-noprint>
        <Link href={confirmation.href} className="btn btn-outline btn-plain">
          {words.openAgain}
          <span className="sr-only">: {words.confirmation}</span>
        </Link>
        <CopyButton text={whole.confirmation.body} words={words}>
          {words.copyMessage}
          <span className="sr-only">: {words.confirmation}</span>
        </CopyButton>
      </div>
      <p data-noprint>
        <span className="block" hidden>
          {words.waits}
        </span>
        <button type="button" className="text-link py-2 font-semibold" onClick={onDismiss}>
          {words.dismiss}
        </button>
      </p>
    </section>
  );
}
