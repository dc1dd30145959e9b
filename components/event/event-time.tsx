import type { FirmEvent } from '@/lib/content/types/event';
import { labels } from '@/lib/labels';
import { LocalTime } from './local-time';

const words = labels.event;

/** The day of the week and the hours in the firm's zone, then in the visitor's. */
export function EventTime({ event }: { event: FirmEvent }) {
  const { start, end, clock, told, weekday } = event;
  return (
    <>
      <span className="block">{weekday}</span>
      {told && <span className="block">{told}</span>}
      <time dateTime={start}>{clock.start}</time>–<time dateTime={end}>{clock.end}</time>{' '}
      <span className="inline-block sm:whitespace-nowrap">{words.zone}</span>
      <LocalTime event={event} />
    </>
  );
}
