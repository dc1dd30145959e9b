import { Link } from '@/components/ui/link';
import type { FirmEvent } from '@/lib/content/types/event';
import { labels } from '@/lib/labels';
import { DateBadge } from './date-badge';
import styles from './event-card.module.css';
import { EventFacts } from './event-facts';
import { EventState, WhenEvent } from './event-state';
import { RegisterAction } from './register-action';

/** An event that lies ahead: its day as a giant vessel, and what decides whether one comes. */
export function EventCard({ event }: { event: FirmEvent }) {
  return (
    <EventState event={event} as="article" only="ahead" className={`card ${styles.event}`}>
      <DateBadge event={event} size="giant" />
      <div className={styles.words}>
        <p className="type-label text-ink-2">{event.typeLabel}</p>
        <h2 className="type-d3 max-md:text-[1.75rem]">
          <Link href={event.path} className="card-link">
            {event.title}
          </Link>
        </h2>
        <p className="text-ink-2">{event.excerpt}</p>
        <div className="mt-1 mb-2">
          <EventFacts event={event} />
        </div>
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
