import type { ReactNode } from 'react';
import { Link } from '@/components/ui/link';
import type { FirmEvent } from '@/lib/content/types/event';
import { DateBadge } from './date-badge';
import styles from './event-row.module.css';
import { EventState } from './event-state';
import { pastEventLink } from './past-event-link';

export type EventRowProps = {
  event: FirmEvent;
  /** Set when the row is there in one state only. */
  only?: 'past';
  /** Stands at the end of the row. */
  action?: ReactNode;
};

/** An event as a row on a line, its day hanging from it. */
export function EventRow({ event, only, action }: EventRowProps) {
  return (
    <EventState event={event} as="article" {...(only && { only })} className={`card ${styles.row}`}>
      <DateBadge event={event} size="list" />
      <div className={styles.title}>
        <p className="type-label text-ink-2">
          {event.typeLabel}, {event.place}
        </p>
        <h3 className="type-h1 mt-1.5">
          <Link href={event.path} className="card-link">
            {event.title}
          </Link>
        </h3>
      </div>
      <p className={`text-ink-2 ${styles.excerpt}`}>{event.excerpt}</p>
      {action && <p className={`card-control ${styles.action}`}>{action}</p>}
    </EventState>
  );
}

/** A past event, with the way to what is left of it. */
export function PastEventRow({ event }: { event: FirmEvent }) {
  const { label, href, how } = pastEventLink(event);
  return (
    <EventRow
      event={event}
      only="past"
      action={
        <>
          {how && <span className={styles.how}>{how}</span>}
          <Link href={href} className="btn btn-outline sm:whitespace-nowrap">
            {label}
            <span className="sr-only">: {event.title}</span>
          </Link>
        </>
      }
    />
  );
}
