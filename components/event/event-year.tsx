import type { FirmEvent } from '@/lib/content/types/event';
import { formatMonthShort } from '@/lib/format/date';
import { monthsTo, placeInMonths } from '@/lib/format/month-span';
import { labels } from '@/lib/labels';
import { EventState } from './event-state';
import styles from './event-year.module.css';

/** Hangs from the line above, 44 wide about its day. */
const VESSEL = 'M-22 0h44v28a22 22 0 0 1-44 0z';

/**
 * The months from the last event that is past to the latest that lies ahead, ruled in weeks, each event hanging from
 * its day; which week it is now, the boot script knows (`data-week`). Says to the eye what the lists say in words, and nothing to a screen reader; on a phone up to seven of them.
 */
export function EventYear({ events }: { events: readonly FirmEvent[] }) {
  const latest = events[0];
  if (!latest) return null;
  const months = monthsTo(latest.date, events.find(({ past }) => past)?.date);
  const shown = events
    .map((event) => ({ event, place: placeInMonths(event.date, months) }))
    .filter(({ place }) => place >= 0);
  return (
    <div className={`wrap ${styles.year}`} aria-hidden="true" data-noprint>
      <ol className={styles.months}>
        {months.map((month, index) => (
          <li key={month} data-month={month.slice(0, 7)} suppressHydrationWarning>
            {formatMonthShort(month)}{' '}
            {(index === 0 || month.slice(5, 7) === '01') && <b>{month.slice(0, 4)}</b>}
            <i>{labels.event.thisWeek}</i>
          </li>
        ))}
      </ol>
      <svg className={styles.days} aria-hidden="true">
        {shown.map(({ event, place }) => (
          <EventState key={event.id} event={event} as="g">
            <svg x={`${(place * 100).toFixed(2)}%`} aria-hidden="true">
              <g className={styles.day}>
                <path d={VESSEL} />
                <text y="24" textAnchor="middle">
                  {event.day.day}
                </text>
              </g>
            </svg>
          </EventState>
        ))}
      </svg>
    </div>
  );
}
