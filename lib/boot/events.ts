/**
 * Second inline script, on pages that show events, placed after them so that it runs before they are
 * painted. Whether an event is past is decided now and not on the day of the build, and its time is
 * told in the visitor's own zone where that differs from the firm's.
 */

const FIRM_ZONE = 'Africa/Nairobi';

function clock(instant: Date, timeZone?: string): string {
  return new Intl.DateTimeFormat('en-GB', { timeStyle: 'short', timeZone }).format(instant);
}

function day(instant: Date, timeZone?: string): string {
  return new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone }).format(instant);
}

for (const place of document.querySelectorAll<HTMLElement>('[data-ends]')) {
  if (Date.parse(place.dataset.ends ?? '') < Date.now()) place.dataset.eventState = 'past';
}

for (const place of document.querySelectorAll<HTMLElement>('[data-local-time]')) {
  const start = new Date(place.dataset.start ?? '');
  const end = new Date(place.dataset.end ?? '');
  if (clock(start) === clock(start, FIRM_ZONE) && day(start) === day(start, FIRM_ZONE)) continue;
  const zone = new Intl.DateTimeFormat('en-GB', { timeZoneName: 'short' })
    .formatToParts(start)
    .find(({ type }) => type === 'timeZoneName');
  const otherDay = day(start) === day(start, FIRM_ZONE) ? '' : `, ${day(start)}`;
  place.textContent = (place.dataset.words ?? '')
    .replace('{time}', `${clock(start)}–${clock(end)}${otherDay}`)
    .replace('{zone}', zone?.value ?? '');
  place.hidden = false;
}
