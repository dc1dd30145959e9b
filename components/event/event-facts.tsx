import { FactList } from '@/components/ui/fact-list';
import type { FirmEvent } from '@/lib/content/types/event';
import { labels } from '@/lib/labels';
import { EventTime } from './event-time';

const words = labels.event;

export type EventFactsProps = {
  event: FirmEvent;
  /** On a list the hours, in the visitor's own time too; on the event's own page the rest as well. */
  detail?: 'short' | 'full';
};

/** When and how long, below a line that says where and at what cost; for whom and in which language, on a list too where that is not the page's. */
export function EventFacts({ event, detail = 'short' }: EventFactsProps) {
  const when = {
    term: words.when,
    detail: <EventTime event={event} withDay={detail === 'full'} />,
  };
  const length = { term: words.length, detail: event.length };
  const language = { term: words.language, detail: event.language };
  if (detail === 'short')
    return <FactList facts={[when, length, ...(event.languageLine ? [language] : [])]} />;
  // What is over is no longer to be entered in a calendar: its day, hours and place stand in the head.
  const hours = event.past ? [] : [when];
  return (
    <FactList
      facts={[...hours, length, { term: words.audience, detail: event.attendees }, language]}
    />
  );
}
