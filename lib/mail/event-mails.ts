import { firm } from '@/lib/firm';
import { interpolate } from '@/lib/format/interpolate';
import { labels } from '@/lib/labels';
import type { Mail } from './mailto';

/** What the messages say of an event, as printed on its page. */
export type EventFacts = {
  title: string;
  date: string;
  hours: string;
  /** The hours as a language tells them that counts from dawn; else empty. */
  told: string;
  place: string;
};

const words = labels.event.mail;

type ShownEvent = {
  title: string;
  dayLabel: string;
  clock: { start: string; end: string };
  told: string;
  place: string;
};

/** What the messages say of an event of the site. */
export function mailFacts({ title, dayLabel, clock, told, place }: ShownEvent): EventFacts {
  return { title, date: dayLabel, hours: `${clock.start}–${clock.end}`, told, place };
}

/** A registration that the visitor completes in the mail program. */
export function registrationMail(event: EventFacts): Mail {
  return {
    to: firm.email,
    subject: interpolate(words.registerSubject, event),
    body: interpolate(words.registerBody, event),
  };
}

/** A request for the link to an event's recording. */
export function recordingMail(event: EventFacts): Mail {
  return {
    to: firm.email,
    subject: interpolate(words.recordingSubject, event),
    body: interpolate(words.recordingBody, event),
  };
}
