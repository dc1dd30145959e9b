import clsx from 'clsx';
import fold from '@/components/ui/fold.module.css';
import { Timeline } from '@/components/ui/timeline';
import type { FirmEvent } from '@/lib/content/types/event';
import { tellTime, withClock } from '@/lib/format/clock';
import { labels } from '@/lib/labels';
import { WhenEvent } from './event-state';

/** The agenda, hour by hour; folded away once the event is past, when what was said there stands above it. */
export function EventProgramme({ event }: { event: FirmEvent }) {
  const day = event.start.slice(0, 10);
  const zone = event.start.slice(19);
  const hours = (
    <Timeline
      entries={event.agenda.map(({ time, title, text }) => ({
        when: withClock(tellTime(time), `${time} ${labels.event.zoneShort}`),
        dateTime: `${day}T${time}:00${zone}`,
        title,
        text,
      }))}
    />
  );
  return (
    <section id="programme">
      <h2 className="type-h1 mb-4">
        {event.past ? labels.event.programmePast : labels.event.programme}
      </h2>
      {event.past ? (
        <details className={clsx(fold.fold, 'border-edge border-y')}>
          <summary>{labels.event.showProgramme}</summary>
          {hours}
        </details>
      ) : (
        hours
      )}
      {!event.past && (
        <WhenEvent is="past">
          <p className="mt-6 text-ink-2">{labels.event.notYetWritten}</p>
        </WhenEvent>
      )}
    </section>
  );
}
