import clsx from 'clsx';
import { Link } from '@/components/ui/link';
import { firm } from '@/content/firm';
import { labels } from '@/lib/labels';
import { mailtoHref } from '@/lib/mail/mailto';
import { MailHelp } from './mail-help';

/** Access is granted by people: the link opens a filled-in request in the visitor's mail program. */
export function LogInLink({ className }: { className?: string | undefined }) {
  const { subject, body } = labels.logInMail;
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
      <MailHelp {...labels.logInHelp} />
    </div>
  );
}
