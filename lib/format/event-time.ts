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
 * does. `locale` is the page's; `start` and `end` are ISO instants; `timeZone` is the device's unless told.
 * In a language that counts from dawn the words hold `{start}` and `{end}` too, and its 24 hours stand
 * before them (`withHours` of lib/format/clock).
 */
export function formatInVisitorZone(
  start: string,
  end: string,
  words: string,
  locale: string | undefined,
  timeZone?: string,
): string {
  const from = new Date(start);
  const tell = (instant: Date, zone: string | undefined, options: Intl.DateTimeFormatOptions) =>
    instant.toLocaleString(locale, { hourCycle: 'h23', ...options, timeZone: zone });
  const clock = (instant: Date, zone = timeZone) => tell(instant, zone, { timeStyle: 'short' });
  const day = (zone = timeZone) => tell(from, zone, { dateStyle: 'long' });
  const otherDay = day() !== day(FIRM_ZONE);
  if (!otherDay && clock(from) === clock(from, FIRM_ZONE)) return '';
  // "13 WAT", "13h GMT +1": the hour, then the zone.
  const name = tell(from, timeZone, { hour: 'numeric', timeZoneName: 'short' }).replace(/\S+ /, '');
  const to = new Date(end);
  const hours = `${clock(from)}–${clock(to)}`;
  // The hour that the clock shows is the place of its words.
  const told = words.split('|');
  const sinceDawn = (instant: Date) =>
    told[+clock(instant).slice(0, 2)]?.replace(':', clock(instant).slice(2)) as string;
  return (told.pop() as string)
    .replace('{start}', sinceDawn(from))
    .replace('{end}', sinceDawn(to))
    .replace('{time}', otherDay ? `${hours}, ${day()}` : hours)
    .replace('{zone}', name);
}
