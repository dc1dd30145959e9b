import { Link } from '@/components/ui/link';
import { firm } from '@/content/firm';
import { eventFilePath } from '@/lib/calendar/site-calendar';
import type { FirmEvent } from '@/lib/content/event';
import { fill } from '@/lib/format/fill';
import { labels } from '@/lib/labels';
import { mailFacts, registrationMail } from '@/lib/mail/event-mails';
import { mailtoHref } from '@/lib/mail/mailto';

const words = labels.event;

export type RegisterActionProps = {
  event: FirmEvent;
  /** What is said below the button; it names the address for visitors without a mail program. */
  how?: string;
};

/** The button that opens a registration in the visitor's mail program. */
export function RegisterAction({ event, how = words.mailHow }: RegisterActionProps) {
  return (
    <div className="card-control grid gap-3">
      <p>
        <Link href={mailtoHref(registrationMail(mailFacts(event)))} className="btn">
          {words.register}
          <span className="sr-only">: {event.title}</span>
        </Link>
      </p>
      <p className="text-small text-ink-2">{fill(how, { address: firm.email })}</p>
      <p>
        <Link href={eventFilePath(event)} className="text-link" type="text/calendar">
          {words.addToCalendar}
          <span className="sr-only">: {event.title}</span>
        </Link>
      </p>
    </div>
  );
}
