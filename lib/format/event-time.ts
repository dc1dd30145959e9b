import { FIRM_ZONE } from './firm-zone.mjs';

export type EventPhase = 'upcoming' | 'under-way' | 'past';

/**
 * Where an event stands at an instant. `start` and `end` are ISO instants, `now` is in milliseconds
 * since 1970. An unreadable time counts as past: nobody is asked to register for it.
 */
export function eventPhase(start: string, end: string, now: number): EventPhase {
  if (now < Date.parse(start)) return 'upcoming';
  return now < Date.parse(end) ? 'under-way' : 'past';
}

/**
 * The hours of an event on the visitor's clock, 24 hours, with the day where it is another one:
 * `words` with `{time}` and `{zone}` filled in. Empty where the visitor's clock shows what the firm's
 * does. `start` and `end` are ISO instants; `timeZone` is the device's unless told.
 */
export function formatInVisitorZone(
  start: string,
  end: string,
  words: string,
  timeZone?: string,
): string {
  const from = new Date(start);
  const tell = (instant: Date, zone: string | undefined, options: Intl.DateTimeFormatOptions) =>
    instant.toLocaleString('en-GB', { ...options, timeZone: zone });
  const clock = (instant: Date, zone = timeZone) => tell(instant, zone, { timeStyle: 'short' });
  const day = (zone = timeZone) => tell(from, zone, { dateStyle: 'long' });
  const otherDay = day() !== day(FIRM_ZONE);
  if (!otherDay && clock(from) === clock(from, FIRM_ZONE)) return '';
  // "13 WAT": no zone has a short name of two words.
  const name = tell(from, timeZone, { hour: 'numeric', timeZoneName: 'short' }).split(' ').pop();
  const hours = `${clock(from)}–${clock(new Date(end))}`;
  return words
    .replace('{time}', otherDay ? `${hours}, ${day()}` : hours)
    .replace('{zone}', name as string);
}
