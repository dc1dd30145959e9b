import type { FirmEvent } from '@/lib/content/types/event';
import { withHours } from '@/lib/format/clock';
import { labels } from '@/lib/labels';
import { language } from '@/lib/languages';

const words = labels.event;

export type EventTimeProps = {
  event: FirmEvent;
  /** Below the vessel with the date: the day of the week before the hours. */
  withDay?: boolean;
};

/** The hours in the firm's zone; the events script (lib/browser/boot/events) adds the visitor's own where they differ. */
export function EventTime({
  event: { start, end, clock, told, weekday },
  withDay = false,
}: EventTimeProps) {
  return (
    <>
      {withDay && <span className="block">{weekday}</span>}
      {told && <span className="block">{told}</span>}
      <time dateTime={start}>{clock.start}</time>–<time dateTime={end}>{clock.end}</time>{' '}
      <span className="inline-block sm:whitespace-nowrap">{words.zone}</span>
      <span
        className="block text-small font-normal text-ink-2 empty:hidden"
        data-local-time
        data-words={withHours(words.localTime)}
        data-locale={language.locale}
        data-start={start}
        data-end={end}
        suppressHydrationWarning
        // Marks the text as the script's: with this prop, and only with it, React leaves the content
        // of an element alone when it hydrates. Without it the added text is a mismatch (React error 418).
        // biome-ignore lint/security/noDangerouslySetInnerHtml: always empty
        dangerouslySetInnerHTML={{ __html: '' }}
      />
    </>
  );
}
