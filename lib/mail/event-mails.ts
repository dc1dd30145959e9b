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
  /** In which language it is held, where that is not the page's; else empty. */
  languageLine: string;
};

const words = labels.event.mail;

type ShownEvent = {
  title: string;
  dayLabel: string;
  clock: { start: string; end: string };
  told: string;
  place: string;
  languageLine: string;
};

/** What the messages say of an event of the site. */
export function mailFacts({ dayLabel, clock, ...event }: ShownEvent): EventFacts {
  const { title, told, place, languageLine } = event;
  const hours = `${clock.start}–${clock.end}`;
  return { title, date: dayLabel, hours, told, place, languageLine };
}

/** A registration that the visitor completes in the mail program. */
export function registrationMail(event: EventFacts): Mail {
  const { place, languageLine } = event;
  const lines = languageLine ? `${place}\n${languageLine}` : place;
  return {
    to: firm.email,
    subject: interpolate(words.registerSubject, event),
    body: interpolate(words.registerBody, { ...event, place: lines }),
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
