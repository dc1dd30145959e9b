import { MailHelp } from '@/components/site/mail-help';
import { Link } from '@/components/ui/link';
import type { FirmEvent } from '@/lib/content/types/event';
import { firm } from '@/lib/firm';
import { interpolate } from '@/lib/format/interpolate';
import { labels } from '@/lib/labels';
import { mailFacts, recordingMail } from '@/lib/mail/event-mails';
import { mailtoHref } from '@/lib/mail/mailto';

const words = labels.event;

/** How to get the recording of a past event, and the way to its written record; there is no player on the site. */
export function EventRecording({ event }: { event: FirmEvent }) {
  const mail = recordingMail(mailFacts(event));
  return (
    <>
      <h2 className="type-h1">{words.recording}</h2>
      <p className="mt-3">{words.recordingText}</p>
      <p className="mt-3">
        <Link href="#record" className="go">
          {words.readRecord}
        </Link>
      </p>
      <div className="mt-4">
        <Link href={mailtoHref(mail)} className="go" data-action="mail">
          {words.askForRecording}
        </Link>
        <MailHelp {...words.recordingHelp} mail={mail} whole />
      </div>
      <p className="mt-3 text-small text-ink-2">
        {interpolate(words.mailHow, { address: firm.email })}
      </p>
    </>
  );
}
