import { useId } from 'react';
import { CopyButton } from '@/components/islands/copy-button';
import { Island } from '@/components/islands/island';
import { AddressSentence } from '@/components/ui/address-sentence';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { firm } from '@/lib/firm';
import { labels } from '@/lib/labels';
import { type Mail, mailtoHref } from '@/lib/mail/mailto';
import { ContactLinks } from './contact-links';
import styles from './menu-panel.module.css';

export type MailHelpProps = {
  /** What the mail asks for, in two words. */
  title: string;
  /** What the press should have opened, in words, and the mail itself. */
  text: string;
  mail: Mail;
  /**
   * Holds what the mail asks for, folded under its subject: whoever writes it anew needs it, and a phone's
   * window would be full of it. Left out of what every page carries: there the subject has to do.
   */
  whole?: boolean;
};

/**
 * Stands right behind a link with `data-action="mail"` and opens with it (lib/browser/boot). Whether there is a mail
 * program no page can know, so it opens it again first, says what should have happened, how else to reach the
 * firm, and what to write.
 */
export function MailHelp({ title, text, mail, whole = false }: MailHelpProps) {
  const id = useId();
  const subject = `${labels.sent.subject}: ${mail.subject}`;
  return (
    <div
      id={id}
      popover="auto"
      role="dialog"
      // A press on its words gives it the focus, which would go to the page and close it.
      tabIndex={-1}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      className={styles.panel}
    >
      <div className="wrap py-4 sm:py-6">
        <button
          type="button"
          // biome-ignore lint/a11y/noAutofocus: in a low window the panel lies over the link; the focus goes into it, and back as it closes
          autoFocus
          className="icon-button float-right"
          aria-label={labels.toast.dismiss}
          popoverTarget={id}
          popoverTargetAction="hide"
        >
          <Icon name="close" />
        </button>
        <b id={`${id}-title`}>{title}</b>
        <p id={`${id}-text`}>{text}</p>
        <div className="my-3 flex flex-wrap items-start gap-3">
          <Link href={mailtoHref(mail)} className="btn btn-small btn-plain">
            {labels.sent.openAgain}
          </Link>
          <Island className="contents">
            <CopyButton text={mail.to} words={labels.sent} small>
              {labels.sent.copyAddress}
            </CopyButton>
          </Island>
        </div>
        <p className="flow-root">
          <AddressSentence sentence={labels.mailOtherwise} address={firm.email} />
        </p>
        <ContactLinks
          className="flex flex-wrap items-center gap-x-5 gap-y-3"
          text={whole ? mail.subject : undefined}
        />
        {whole ? (
          <details className="text-small text-ink-2">
            <summary className="py-2">{subject}</summary>
            <pre className="font-sans whitespace-pre-wrap">{mail.body}</pre>
          </details>
        ) : (
          <p className="text-small text-ink-2">{subject}</p>
        )}
      </div>
    </div>
  );
}
