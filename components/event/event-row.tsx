import type { ReactNode } from 'react';
import { Link } from '@/components/ui/link';
import type { FirmEvent } from '@/lib/content/event';
import { labels } from '@/lib/labels';
import { DateVessel } from './date-vessel';
import styles from './event-row.module.css';
import { EventState } from './event-state';

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
      <DateVessel event={event} size="row" />
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

/**
 * The way to what is left of a past event: its recording, the written record, or, while it has not
 * been written down (the event ended after the last build), the programme.
 */
export function PastEventRow({ event }: { event: FirmEvent }) {
  const { watchRecording, watchHow, readRecord, seeProgramme } = labels.event;
  const label = event.past ? (event.recording ? watchRecording : readRecord) : seeProgramme;
  const href = event.past ? `${event.path}#recording` : event.path;
  return (
    <EventRow
      event={event}
      only="past"
      action={
        <>
          <Link href={href} className="btn btn-outline sm:whitespace-nowrap">
            {label}
            <span className="sr-only">: {event.title}</span>
          </Link>
          {label === watchRecording && <span className={styles.how}>{watchHow}</span>}
        </>
      }
    />
  );
}
