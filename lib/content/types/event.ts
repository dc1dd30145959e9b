import { z } from 'zod';
import { buildTime } from '@/lib/build-time';
import { ContentError } from '@/lib/content/engine/content-error';
import { tellHours, withClock } from '@/lib/format/clock';
import { dateParts, formatDay, formatTime, formatWeekday } from '@/lib/format/date';
import { formatDuration } from '@/lib/format/duration';
import { labels } from '@/lib/labels';
import { language } from '@/lib/languages';
import {
  dayOut,
  type Insight,
  type InsightSummary,
  labelOf,
  newestFirst,
  readKind,
  summarise,
} from './insight';
import { insightFields, instant, isoDate, once, personReference } from './insight-fields';
import { type Person, personById } from './person';
import { source } from './source';

const eventTypes = ['webinar', 'workshop', 'conference'] as const;

/** `content/events/<slug>.md`; whether it is past is worked out from `end`, never written down. */
export const schema = z
  .strictObject({
    ...insightFields,
    type: z.enum(eventTypes),
    start: instant,
    end: instant,
    announced: isoDate.describe('Day on which the event was made known; its date in the feeds.'),
    updated: isoDate.optional().describe('Day of the last change to time, place or programme.'),
    revision: z
      .number()
      .int()
      .min(0)
      .default(0)
      .describe(
        'How often time or place have changed; calendars take the entry with the highest number.',
      ),
    mode: z.enum(['online', 'in-person']),
    place: z.string(),
    attendees: z.string().describe('For whom, and how many places.'),
    language: z.string(),
    fee: z.string().describe('What taking part costs, in a few words.'),
    speakers: once(z.array(personReference).min(1)).describe('File names in `content/people/`.'),
    agenda: z
      .array(
        z.strictObject({
          time: z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'a 24-hour time such as "15:00"'),
          title: z.string(),
          text: z.string(),
        }),
      )
      .min(2),
    recording: z.boolean().default(false).describe('On when a recording can be asked for.'),
    sources: z
      .array(source)
      .default([])
      .describe('Works that the text cites; an event may rest on none.'),
  })
  .refine(({ start, end }) => Date.parse(start) < Date.parse(end), {
    path: ['end'],
    error: 'a time after start',
  })
  .refine(({ start, announced }) => announced <= start.slice(0, 10), {
    path: ['announced'],
    error: 'a day before start, or that day',
  });

export type FirmEvent = Insight & {
  type: (typeof eventTypes)[number];
  typeName: string;
  /** The name of its type; of an invented event it says so. */
  typeLabel: string;
  start: string;
  end: string;
  announced: string;
  revision: number;
  online: boolean;
  place: string;
  attendees: string;
  language: string;
  /** `Language: French` where it is held in another one than the page's; else empty. */
  languageLine: string;
  fee: string;
  speakers: Person[];
  agenda: { time: string; title: string; text: string }[];
  recording: boolean;
  /** Day, month and year of the start in the firm's zone. */
  day: { day: string; month: string; year: string };
  /** `Thursday, 18 February 2027` */
  dayLabel: string;
  /** `Thursday` */
  weekday: string;
  /** First and last minute in the firm's zone: `15:00`, `16:00`. */
  clock: { start: string; end: string };
  /** The same in the words of a language that counts hours from dawn; else empty. */
  told: string;
  /** `15:00–16:00 EAT`, after those words where there are any. */
  hours: string;
  /** `60 minutes` */
  length: string;
  /** Past on the day of the build; the page corrects it on the day it is viewed. */
  past: boolean;
};

/**
 * What to tell before someone registers: the languages of an event, unless the one named first, in which it
 * is held, is that of the page.
 */
export const languageLine = (spoken: string): string =>
  spoken.startsWith(language.name) ? '' : `${labels.event.language}: ${spoken}`;

/**
 * Makes sure that the programme of an event of one day takes place while the event does, in its order.
 * @throws ContentError naming each point that does not
 */
function assertWithin({ start, end, agenda }: z.output<typeof schema>, file: string): void {
  if (formatDay(start) !== formatDay(end)) return;
  const [first, last] = [formatTime(start), formatTime(end)];
  let before = first;
  const errors = agenda.flatMap(({ time }, index) => {
    const told = `agenda[${index + 1}].time: found "${time}", expected`;
    if (time < first || time > last) {
      return [
        `${told} a time from ${first} to ${last} (${labels.event.zoneShort}), while the event takes place`,
      ];
    }
    if (time < before) return [`${told} ${before} or later, after the point above it`];
    before = time;
    return [];
  });
  if (errors.length > 0) throw new ContentError(file, errors);
}

/** All events, the latest first. */
export function events(now: number = buildTime()): FirmEvent[] {
  return readKind('event', schema)
    .map(({ data, ...entry }) => {
      assertWithin(data, entry.file);
      const speakers = data.speakers.map((id) => personById(id, entry.file, 'speakers'));
      const typeName = labels.event.types[data.type];
      const typeLabel = labelOf(typeName, data);
      const dayLabel = formatDay(data.start);
      const clock = { start: formatTime(data.start), end: formatTime(data.end) };
      const told = tellHours(clock.start, clock.end);
      const hours = withClock(told, `${clock.start}–${clock.end} ${labels.event.zoneShort}`);
      const announced = dayOut(data.announced, data.publish);
      const recording = data.recording ? [labels.event.watchRecording] : [];
      return {
        ...summarise('event', { data, ...entry }, data.start.slice(0, 10), data.speakers),
        type: data.type,
        typeName,
        typeLabel,
        start: data.start,
        end: data.end,
        announced,
        published: announced,
        updated: data.updated,
        revision: data.revision,
        online: data.mode === 'online',
        place: data.place,
        attendees: data.attendees,
        language: data.language,
        languageLine: languageLine(data.language),
        fee: data.fee,
        speakers,
        authors: speakers,
        agenda: data.agenda,
        recording: data.recording,
        day: dateParts(data.start),
        dayLabel,
        weekday: formatWeekday(data.start),
        clock,
        told,
        length: formatDuration(data.start, data.end),
        hours,
        past: Date.parse(data.end) < now,
        sources: data.sources,
        body: entry.body,
        lead: {
          title: labels.event.when,
          sentences: [`${dayLabel}, ${hours}`, data.place],
        },
        keywords: [typeName, data.place, ...recording],
        texts: [
          data.language,
          dayLabel,
          data.attendees,
          ...data.agenda.flatMap(({ title, text }) => [title, text]),
        ],
        card: { kicker: typeLabel, detail: `${hours}, ${data.place}` },
      };
    })
    .sort(newestFirst);
}

/**
 * Pieces, the latest first, as one looks for them: what lies ahead, the nearest first, and what is over, or was
 * never an event.
 */
export const byState = <Piece extends Pick<InsightSummary, 'past'>>(all: readonly Piece[]) => ({
  coming: all.filter(({ past }) => past === false).reverse(),
  over: all.filter(({ past }) => past !== false),
});
