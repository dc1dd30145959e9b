/** Zone in which the firm keeps its calendar (UTC+3 all year). */
const FIRM_ZONE = 'Africa/Nairobi';

export type EventPhase = 'upcoming' | 'under-way' | 'past';

/**
 * Where an event stands at an instant. `start` and `end` are ISO instants, `now` is in milliseconds
 * since 1970. An unreadable time counts as past: nobody is asked to register for it.
 */
export function eventPhase(start: string, end: string, now: number): EventPhase {
  if (now < Date.parse(start)) return 'upcoming';
  return now < Date.parse(end) ? 'under-way' : 'past';
}

const clock = (instant: Date, timeZone?: string) =>
  new Intl.DateTimeFormat('en-GB', {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone,
  }).format(instant);

const day = (instant: Date, timeZone?: string) =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone }).format(instant);

/**
 * The hours of an event on the visitor's clock, 24 hours, with the day where it is another one:
 * `words` with `{time}` and `{zone}` filled in. Empty where the visitor's clock shows what the firm's
 * does. `start` and `end` are ISO instants; `timeZone` is the device's unless told.
 */
export function visitorHours(start: string, end: string, words: string, timeZone?: string): string {
  const from = new Date(start);
  const to = new Date(end);
  if (Number.isNaN(from.valueOf()) || Number.isNaN(to.valueOf())) return '';
  const otherDay = day(from, timeZone) !== day(from, FIRM_ZONE);
  if (!otherDay && clock(from, timeZone) === clock(from, FIRM_ZONE)) return '';
  const zone = new Intl.DateTimeFormat('en-GB', { timeZoneName: 'short', timeZone })
    .formatToParts(from)
    .find(({ type }) => type === 'timeZoneName')?.value;
  const hours = `${clock(from, timeZone)}–${clock(to, timeZone)}`;
  return words
    .replace('{time}', otherDay ? `${hours}, ${day(from, timeZone)}` : hours)
    .replace('{zone}', zone ?? '');
}
