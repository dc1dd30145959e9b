import { byState, type FirmEvent } from '@/lib/content/types/event';
import { EventCard } from './event-card';
import styles from './event-lists.module.css';
import { PastEventRow } from './event-row';

export type EventListsProps = {
  events: readonly FirmEvent[];
  /** Stands in place of the upcoming events while there are none. */
  none: string;
  titles: { coming: string; past: string };
};

/**
 * What lies ahead, the nearest first, and what is past, the latest first. An event that was ahead on
 * the day of the build is in both lists, so that it can change over on the day it ends.
 */
export function EventLists({ events, none, titles }: EventListsProps) {
  const { coming } = byState(events);
  return (
    <div>
      <section className={`wrap ${styles.upcoming}`}>
        <h2 className="type-d3 mb-4.5">{titles.coming}</h2>
        {coming.map((event) => (
          <EventCard key={event.id} event={event} />
        ))}
        <p className={styles.none}>{none}</p>
      </section>
      <section className={`ground-band py-sec-s ${styles.past}`}>
        <div className="wrap">
          <h2 className="type-d3 mb-8">{titles.past}</h2>
          {events.map((event) => (
            <PastEventRow key={event.id} event={event} />
          ))}
        </div>
      </section>
    </div>
  );
}
