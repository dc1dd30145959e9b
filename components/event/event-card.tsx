import { Link } from '@/components/ui/link';
import type { FirmEvent } from '@/lib/content/types/event';
import { interpolate } from '@/lib/format/interpolate';
import { labels } from '@/lib/labels';
import { DateBadge } from './date-badge';
import styles from './event-card.module.css';
import { EventState, WhenEvent } from './event-state';
import { LocalTime } from './local-time';
import { RegisterAction } from './register-action';

/** An event that lies ahead: its day hangs beside its name, its hours, place and cost, and the way to register. */
export function EventCard({ event }: { event: FirmEvent }) {
  const { hours, place, fee } = event;
  return (
    <EventState event={event} as="article" only="ahead" className={`card ${styles.event}`}>
      <DateBadge event={event} size="list" />
      <div className={styles.words}>
        <p className="type-label text-ink-2">{event.typeLabel}</p>
        <h3 className="type-h1">
          <Link href={event.path} className="card-link">
            {event.title}
          </Link>
        </h3>
        <p className={`font-semibold ${styles.short}`}>
          {interpolate(labels.event.inShort, { hours, place, fee })}
          {event.languageLine && ` ${event.languageLine}.`}
          <LocalTime event={event} />
        </p>
        <p className={`text-ink-2 ${styles.excerpt}`}>{event.excerpt}</p>
        <WhenEvent is="upcoming">
          <RegisterAction event={event} how={labels.event.mailHow} />
        </WhenEvent>
        <WhenEvent is="under-way">
          <p>{labels.event.underWay}</p>
        </WhenEvent>
      </div>
    </EventState>
  );
}
