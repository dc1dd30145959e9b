import { FactList } from '@/components/ui/fact-list';
import type { FirmEvent } from '@/lib/content/types/event';
import { labels } from '@/lib/labels';
import { EventTime } from './event-time';

const words = labels.event;

/** When and how long, for whom and in which language, below a line that says where and at what cost. */
export function EventFacts({ event }: { event: FirmEvent }) {
  return (
    <FactList
      facts={[
        // What is over is no longer to be entered in a calendar: its day, hours and place stand in the head.
        ...(event.past ? [] : [{ term: words.when, detail: <EventTime event={event} /> }]),
        { term: words.length, detail: event.length },
        { term: words.audience, detail: event.attendees },
        { term: words.language, detail: event.language },
      ]}
    />
  );
}
