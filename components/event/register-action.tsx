import clsx from 'clsx';
import { MailHelp } from '@/components/site/mail-help';
import { FileLink } from '@/components/ui/file-link';
import { Link } from '@/components/ui/link';
import { eventFilePath } from '@/lib/calendar/site-calendar';
import type { FirmEvent } from '@/lib/content/types/event';
import { firm } from '@/lib/firm';
import { interpolate } from '@/lib/format/interpolate';
import { labels } from '@/lib/labels';
import { mailFacts, registrationMail } from '@/lib/mail/event-mails';
import { mailtoHref } from '@/lib/mail/mailto';

const words = labels.event;

export type RegisterActionProps = {
  event: FirmEvent;
  /** What is said below the button; it names the address for visitors without a mail program. */
  how?: string;
  className?: string | undefined;
};

/** The button that opens a registration in the visitor's mail program, and the event as a calendar entry. */
export function RegisterAction({ event, how, className }: RegisterActionProps) {
  const mail = registrationMail(mailFacts(event));
  return (
    <div className={clsx('card-control', className)}>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <Link href={mailtoHref(mail)} className="btn max-sm:after:hidden" data-action="mail">
          {words.register}
          <span className="sr-only">: {event.title}</span>
        </Link>
        <MailHelp {...words.registerHelp} mail={mail} whole />
        <FileLink
          href={eventFilePath(event)}
          className="text-link"
          type="text/calendar"
          saved={labels.sent.saved}
          data-noprint
        >
          {words.addToCalendar}
          <span className="sr-only">: {event.title}</span>
        </FileLink>
      </div>
      {how && (
        <p className="mt-3 text-small text-ink-2">
          <span data-noprint>{interpolate(how, { address: firm.email })}</span>
          {/* On paper there is no button. */}
          <span className="hidden print:inline">
            {interpolate(words.registerOnPaper, { address: firm.email })}
          </span>
        </p>
      )}
    </div>
  );
}
