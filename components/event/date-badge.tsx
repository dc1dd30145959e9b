import clsx from 'clsx';
import type { FirmEvent } from '@/lib/content/types/event';
import styles from './date-badge.module.css';

export type DateBadgeProps = {
  event: FirmEvent;
  size: 'list' | 'hero';
  /** Its colour while the event lies ahead; once past it takes the page's. */
  tone?: 'maize' | 'basalt';
};

/** The day of an event, hanging from the line above it. */
export function DateBadge({ event, size, tone = 'maize' }: DateBadgeProps) {
  const { day, month, year } = event.day;
  return (
    <time
      dateTime={event.date}
      className={clsx('rounded-vessel', styles.vessel, styles[size], styles[tone])}
    >
      <b>{day}</b>{' '}
      <span>
        {month} <br />
        {year}
      </span>
    </time>
  );
}
