import clsx from 'clsx';
import { AddressSentence } from '@/components/ui/address-sentence';
import { Link } from '@/components/ui/link';
import { firm } from '@/content/firm';
import { labels } from '@/lib/labels';
import { mailtoHref } from '@/lib/mail/mailto';
import styles from './log-in-link.module.css';
import { WaysToAPerson } from './ways-to-a-person';

/**
 * Access is granted by people: the link opens a filled-in request in the visitor's mail program. Whether
 * there is one no page can know, so the press also opens a note that says what should have happened and
 * how else to reach the firm (lib/boot).
 */
export function LogInLink({ className }: { className?: string | undefined }) {
  const { subject, body } = labels.logInMail;
  const { title, text, otherwise } = labels.logInHelp;
  return (
    <div>
      <Link
        href={mailtoHref({ to: firm.email, subject, body })}
        title={labels.logInHint}
        className={clsx(
          'border-2 border-ink px-3.5 py-1.5 text-label font-semibold tracking-[.04em] whitespace-nowrap hover:bg-ink hover:text-page',
          className,
        )}
        data-do="mail"
      >
        {labels.logIn}
      </Link>
      <div
        popover="auto"
        role="dialog"
        aria-label={title}
        className={clsx('text-small', styles.note)}
      >
        <p>{text}</p>
        <p className="mt-2">
          <AddressSentence sentence={otherwise} address={firm.email} />
        </p>
        <WaysToAPerson className="mt-1" />
      </div>
    </div>
  );
}
