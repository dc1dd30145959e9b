import clsx from 'clsx';
import { AddressSentence } from '@/components/ui/address-sentence';
import { Link } from '@/components/ui/link';
import { firm } from '@/content/firm';
import { labels } from '@/lib/labels';
import { mailtoHref } from '@/lib/mail/mailto';
import styles from './menu-panel.module.css';
import { WaysToAPerson } from './ways-to-a-person';

/**
 * Access is granted by people: the link opens a filled-in request in the visitor's mail program. Whether
 * there is one no page can know, so the press also opens a panel that says what should have happened and
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
      <div popover="auto" role="dialog" aria-label={title} className={styles.panel}>
        <div className="wrap py-6">
          <p>{text}</p>
          <p>
            <AddressSentence sentence={otherwise} address={firm.email} />
          </p>
          <WaysToAPerson className="flex flex-wrap items-center gap-x-5 gap-y-3" />
        </div>
      </div>
    </div>
  );
}
