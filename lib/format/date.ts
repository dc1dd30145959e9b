import { language } from '@/lib/languages';

/** Zone in which the firm keeps its calendar (UTC+3 all year). */
export const FIRM_ZONE = 'Africa/Nairobi';

/** Making a formatter takes a hundred times as long as using it, and few are needed. */
const formatters = new Map<string, Intl.DateTimeFormat>();

function formatter(options: Intl.DateTimeFormatOptions) {
  const key = JSON.stringify(options);
  const known = formatters.get(key) ?? new Intl.DateTimeFormat(language.locale, options);
  formatters.set(key, known);
  return known;
}

/** `2026-11-05` becomes `5 November 2026`. Takes an ISO date or instant. */
export function formatDate(iso: string): string {
  return formatter({
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: iso.length > 10 ? FIRM_ZONE : 'UTC',
  }).format(new Date(iso));
}

/** `2026-11-05` becomes `November 2026`. */
export function formatMonth(iso: string): string {
  return formatter({
    month: 'long',
    year: 'numeric',
    timeZone: iso.length > 10 ? FIRM_ZONE : 'UTC',
  }).format(new Date(iso));
}

/** `2026-11-05` becomes `November`. */
export function formatMonthName(iso: string): string {
  return formatter({
    month: 'long',
    timeZone: iso.length > 10 ? FIRM_ZONE : 'UTC',
  }).format(new Date(iso));
}

/** Weekday and date of an instant in the firm's zone: `Thursday, 18 February 2027`. */
export function formatDay(iso: string): string {
  return formatter({
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: FIRM_ZONE,
  }).format(new Date(iso));
}

/** Day, month and year apart, in the firm's zone, for a date set large. */
export function dateParts(iso: string): { day: string; month: string; year: string } {
  const format = formatter({
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: FIRM_ZONE,
  });
  const part = (type: string) =>
    format.formatToParts(new Date(iso)).find((candidate) => candidate.type === type)?.value ?? '';
  return { day: part('day'), month: part('month'), year: part('year') };
}

/** 24-hour time of an instant in a zone, East Africa Time unless told: `15:00`. */
export function formatTime(iso: string, timeZone: string = FIRM_ZONE): string {
  return formatter({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone }).format(
    new Date(iso),
  );
}
