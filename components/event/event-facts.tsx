import { type Fact, FactList } from '@/components/ui/fact-list';
import type { FirmEvent } from '@/lib/content/event';
import { labels } from '@/lib/labels';

const words = labels.event;

export type EventFactsProps = {
  event: FirmEvent;
  /** Everything on the event's own page, the first three on a list. */
  detail?: 'short' | 'full';
};

/** When, where and how long; for whom and in which language. */
export function EventFacts({ event, detail = 'short' }: EventFactsProps) {
  const facts: Fact[] = [
    { term: words.when, detail: <EventTime event={event} /> },
    { term: words.where, detail: event.place },
    { term: words.length, detail: event.length },
  ];
  if (detail === 'short') return <FactList facts={facts} />;
  return (
    <FactList
      facts={[
        { term: words.date, detail: event.dayLabel },
        ...facts,
        { term: words.audience, detail: event.attendees },
        { term: words.language, detail: event.language },
      ]}
    />
  );
}

/** The hours in the firm's zone; the boot script adds the visitor's own where it differs. */
function EventTime({ event: { start, end, clock } }: { event: FirmEvent }) {
  return (
    <>
      <time dateTime={start}>{clock.start}</time>–<time dateTime={end}>{clock.end}</time>{' '}
      <span className="whitespace-nowrap">{words.zone}</span>
      <span
        className="block text-small font-normal text-ink-2"
        data-local-time
        data-words={words.localTime}
        data-start={start}
        data-end={end}
        hidden
        suppressHydrationWarning
      />
    </>
  );
}
