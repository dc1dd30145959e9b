import { MailHelp } from '@/components/site/mail-help';
import { Link } from '@/components/ui/link';
import { firm } from '@/content/firm';
import type { FirmEvent } from '@/lib/content/event';
import { fill } from '@/lib/format/fill';
import { labels } from '@/lib/labels';
import { mailFacts, recordingMail } from '@/lib/mail/event-mails';
import { mailtoHref } from '@/lib/mail/mailto';

const words = labels.event;

/** How to get the recording of a past event; there is no player on the site. */
export function EventRecording({ event }: { event: FirmEvent }) {
  return (
    <>
      <h2 className="type-d3">{words.recording}</h2>
      <p className="type-lede mt-4">{words.recordingText}</p>
      <div className="mt-6">
        <Link href={mailtoHref(recordingMail(mailFacts(event)))} className="btn" data-do="mail">
          {words.askForRecording}
        </Link>
        <MailHelp {...words.recordingHelp} />
      </div>
      <p className="mt-3 text-small text-ink-2">{fill(words.mailHow, { address: firm.email })}</p>
    </>
  );
}
