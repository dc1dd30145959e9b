import clsx from 'clsx';
import type { FirmEvent } from '@/lib/content/event';
import styles from './date-vessel.module.css';

export type DateVesselProps = {
  event: FirmEvent;
  size: 'giant' | 'hero' | 'row';
  /** Colour of its own; without it maize while the event lies ahead, and the page's once it is past. */
  tone?: 'basalt' | 'page';
};

/** The day of an event, hanging from the line above it. */
export function DateVessel({ event, size, tone }: DateVesselProps) {
  const { day, month, year } = event.day;
  return (
    <time
      dateTime={event.date}
      className={clsx('rounded-vessel', styles.vessel, styles[size], styles[tone ?? 'byState'])}
    >
      <b>{day}</b>{' '}
      <span>
        {month} <br />
        {year}
      </span>
    </time>
  );
}
