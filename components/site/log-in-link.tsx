import clsx from 'clsx';
import { Link } from '@/components/ui/link';
import { firm } from '@/lib/firm';
import { labels } from '@/lib/labels';
import { mailtoHref } from '@/lib/mail/mailto';
import { MailHelp } from './mail-help';

/** Access is granted by people: the link opens a filled-in request in the visitor's mail program. */
export function LogInLink({ className }: { className?: string | undefined }) {
  const mail = { to: firm.email, ...labels.logInMail };
  return (
    <div>
      <Link
        href={mailtoHref(mail)}
        title={labels.logInHint}
        className={clsx('whitespace-nowrap', className)}
        data-action="mail"
      >
        {labels.logIn}
      </Link>
      <MailHelp {...labels.logInHelp} mail={mail} />
    </div>
  );
}
