import { FIRM_OFFSET_HOURS, FIRM_ZONE } from '@/lib/format/firm-zone.mjs';
import { contentLine, textValue } from './content-line';

/** An event as a calendar keeps it. Times are ISO 8601 instants, days are ISO dates. */
export type CalendarEvent = {
  /** Permanent; calendars replace the entry of the same uid. */
  uid: string;
  title: string;
  description: string;
  url: string;
  place: string;
  /** Whether it may yet come to nothing, as one that is not confirmed. */
  tentative: boolean;
  start: string;
  end: string;
  /** Day on which it was made known, and day of its last change. */
  announced: string;
  updated: string;
  /** How often time or place have changed. */
  revision: number;
};

export type Calendar = {
  /** Name of a calendar to subscribe to; a file of one event has none. */
  name?: string | undefined;
  maker: string;
  lang: string;
  events: readonly CalendarEvent[];
};

const OFFSET_MS = FIRM_OFFSET_HOURS * 3_600_000;

const zone = [
  'BEGIN:VTIMEZONE',
  `TZID:${FIRM_ZONE}`,
  'BEGIN:STANDARD',
  'DTSTART:19700101T000000',
  'TZOFFSETFROM:+0300',
  'TZOFFSETTO:+0300',
  'TZNAME:EAT',
  'END:STANDARD',
  'END:VTIMEZONE',
];

/**
 * A calendar file (RFC 5545). Its stamps come from the content, so that two builds of the same
 * content are the same file.
 */
export function calendarFile({ name, maker, lang, events }: Calendar): string {
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${textValue(maker)}//Events//${lang.toUpperCase()}`,
    'CALSCALE:GREGORIAN',
    ...(name ? subscription(name) : []),
    ...zone,
    ...events.flatMap(eventLines),
    'END:VCALENDAR',
  ]
    .map(contentLine)
    .join('');
}

/** Name of the calendar, and how often to look for changes. */
function subscription(name: string): string[] {
  return [
    `NAME:${textValue(name)}`,
    // What most calendars read in place of NAME and REFRESH-INTERVAL (RFC 7986).
    `X-WR-CALNAME:${textValue(name)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:P1D',
    'X-PUBLISHED-TTL:P1D',
  ];
}

function eventLines(event: CalendarEvent): string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${textValue(event.uid)}`,
    `DTSTAMP:${startOfDay(event.updated)}`,
    `CREATED:${startOfDay(event.announced)}`,
    `LAST-MODIFIED:${startOfDay(event.updated)}`,
    `SEQUENCE:${event.revision}`,
    `DTSTART;TZID=${FIRM_ZONE}:${localTime(event.start)}`,
    `DTEND;TZID=${FIRM_ZONE}:${localTime(event.end)}`,
    `SUMMARY:${textValue(event.title)}`,
    `DESCRIPTION:${textValue(event.description)}`,
    `LOCATION:${textValue(event.place)}`,
    `URL:${event.url}`,
    `STATUS:${event.tentative ? 'TENTATIVE' : 'CONFIRMED'}`,
    'END:VEVENT',
  ];
}

/** `2027-02-18T15:00:00+03:00` becomes `20270218T150000`, the time on a clock in Nairobi. */
function localTime(instant: string): string {
  return basicFormat(new Date(Date.parse(instant) + OFFSET_MS));
}

/** Midnight in Nairobi of a day, in UTC as stamps must be: `20261101T210000Z`. */
function startOfDay(day: string): string {
  return `${basicFormat(new Date(Date.parse(day) - OFFSET_MS))}Z`;
}

function basicFormat(date: Date): string {
  return date.toISOString().slice(0, 19).replace(/[-:]/g, '');
}
