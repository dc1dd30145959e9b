import { language } from '@/lib/languages';
import { memoize } from '@/lib/memoize.mjs';
import { FIRM_ZONE } from './firm-zone.mjs';

/** Making a formatter takes a hundred times as long as using it, and few are needed. */
const made = memoize(
  (_key: string, locale: string, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, options),
);

const formatter = (options: Intl.DateTimeFormatOptions, locale: string = language.locale) =>
  made(locale + JSON.stringify(options), locale, options);

/** A day is the same everywhere; an instant is told on the firm's calendar. */
const formatterFor = (iso: string, options: Intl.DateTimeFormatOptions) =>
  formatter({ ...options, timeZone: iso.length > 10 ? FIRM_ZONE : 'UTC' });
const inWords = (iso: string, options: Intl.DateTimeFormatOptions) =>
  formatterFor(iso, options).format(new Date(iso));

const DATE = { day: 'numeric', month: 'long', year: 'numeric' } as const;

/** `2026-11-05` becomes `5 November 2026`. Takes an ISO date or instant, as those below. */
export const formatDate = (iso: string) => inWords(iso, DATE);

/** `2026-11-05` becomes `November 2026`. */
export const formatMonth = (iso: string) => inWords(iso, { month: 'long', year: 'numeric' });

/** `2026-11-05` becomes `November`. */
export const formatMonthName = (iso: string) => inWords(iso, { month: 'long' });

/** `2026-11-05` becomes `Nov`. */
export const formatMonthShort = (iso: string) => inWords(iso, { month: 'short' });

/** `2027-02-18T15:00:00+03:00` becomes `Thursday, 18 February 2027`. */
export const formatDay = (iso: string) => inWords(iso, { weekday: 'long', ...DATE });

/** `2027-02-18T15:00:00+03:00` becomes `Thursday`. */
export const formatWeekday = (iso: string) => inWords(iso, { weekday: 'long' });

/** Day, month and year apart, for a date set large. */
export function dateParts(iso: string): { day: string; month: string; year: string } {
  const parts = formatterFor(iso, DATE).formatToParts(new Date(iso));
  const part = (type: string) => parts.find((one) => one.type === type)?.value ?? '';
  return { day: part('day'), month: part('month'), year: part('year') };
}

/** 24-hour time of an instant in a zone, East Africa Time unless told: `15:00`. */
export function formatTime(iso: string, timeZone: string = FIRM_ZONE): string {
  return formatter({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone }).format(
    new Date(iso),
  );
}
