import { Timeline } from '@/components/ui/timeline';
import type { FirmEvent } from '@/lib/content/types/event';
import { tellTime, withClock } from '@/lib/format/clock';
import { labels } from '@/lib/labels';
import { WhenEvent } from './event-state';

/** The agenda, hour by hour. */
export function EventProgramme({ event }: { event: FirmEvent }) {
  const day = event.start.slice(0, 10);
  const zone = event.start.slice(19);
  return (
    <section id="programme">
      <h2 className="type-h1 mb-4">
        {event.past ? labels.event.programmePast : labels.event.programme}
      </h2>
      <Timeline
        entries={event.agenda.map(({ time, title, text }) => ({
          when: withClock(tellTime(time), `${time} ${labels.event.zoneShort}`),
          dateTime: `${day}T${time}:00${zone}`,
          title,
          text,
        }))}
      />
      {!event.past && (
        <WhenEvent is="past">
          <p className="mt-6 text-ink-2">{labels.event.notYetWritten}</p>
        </WhenEvent>
      )}
    </section>
  );
}
