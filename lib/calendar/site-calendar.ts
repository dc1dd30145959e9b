import { permanentUid } from '@/lib/content/routes/permanent-id';
import type { FirmEvent } from '@/lib/content/types/event';
import { firm } from '@/lib/firm';
import { interpolate } from '@/lib/format/interpolate';
import { labels } from '@/lib/labels';
import { language } from '@/lib/languages';
import { pageUrl } from '@/lib/site-origin';
import { type CalendarEvent, calendarFile } from './calendar';

/** All events; a calendar program that subscribes to it follows every change. */
export const calendarPath = '/calendar.ics';

/** One event, for those who want no more than that. */
export function eventFilePath({ slug }: { slug: string }): string {
  return `/calendar/${slug}.ics`;
}

/** The calendar by the scheme that opens a calendar program and subscribes there. */
export function subscribeUrl(): string {
  return pageUrl(calendarPath).replace(/^https?:/, 'webcal:');
}

/** The calendar of all events. */
export function calendarResponse(events: readonly FirmEvent[]): Response {
  return fileOf(events, interpolate(labels.calendar.name, { firm: firm.name }));
}

/** One event, to be put into a calendar that one has. */
export function eventResponse(event: FirmEvent): Response {
  return fileOf([event]);
}

function fileOf(events: readonly FirmEvent[], name?: string): Response {
  const body = calendarFile({
    name,
    maker: firm.name,
    lang: language.id,
    events: events.map(toCalendar),
  });
  return new Response(body, { headers: { 'Content-Type': 'text/calendar; charset=utf-8' } });
}

function toCalendar(event: FirmEvent): CalendarEvent {
  const url = pageUrl(event.path);
  return {
    uid: permanentUid(event.path),
    title: event.title,
    description: [event.description, event.languageLine, url].filter(Boolean).join('\n\n'),
    tentative: event.placeholder,
    url,
    place: event.place,
    start: event.start,
    end: event.end,
    announced: event.announced,
    updated: event.updated ?? event.announced,
    revision: event.revision,
  };
}
