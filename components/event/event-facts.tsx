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

/** When, where, how long and at what cost; for whom and in which language, on a list too where that is not the page's. */
export function EventFacts({ event, detail = 'short' }: EventFactsProps) {
  const facts: Fact[] = [
    { term: words.when, detail: <EventTime event={event} withDay={detail === 'full'} /> },
    { term: words.where, detail: event.place },
    { term: words.length, detail: event.length },
    { term: words.fee, detail: event.fee },
  ];
  const language = { term: words.language, detail: event.language };
  if (detail === 'short') {
    return <FactList facts={event.languageLine ? [...facts, language] : facts} />;
  }
  return (
    <FactList facts={[...facts, { term: words.audience, detail: event.attendees }, language]} />
  );
}
