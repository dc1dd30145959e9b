import { type Fact, FactList } from '@/components/ui/fact-list';
import type { FirmEvent } from '@/lib/content/types/event';
import { labels } from '@/lib/labels';
import { EventTime } from './event-time';

const words = labels.event;

export type EventFactsProps = {
  event: FirmEvent;
  /** Everything on the event's own page, what decides whether one comes on a list. */
  detail?: 'short' | 'full';
};

/** When, where, how long and at what cost; for whom and in which language. */
export function EventFacts({ event, detail = 'short' }: EventFactsProps) {
  const facts: Fact[] = [
    { term: words.when, detail: <EventTime event={event} /> },
    { term: words.where, detail: event.place },
    { term: words.length, detail: event.length },
    { term: words.fee, detail: event.fee },
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
