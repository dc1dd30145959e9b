import { labels } from '@/lib/labels';
import { interpolate } from './interpolate';

const words = labels.clock;

/** `15:00` as the ninth hour since dawn, with its part of the day: `9:00 mchana`. */
function sinceDawn(time: string): string {
  const [hour = 0] = time.split(':').map(Number);
  // The night goes on past midnight.
  const part = words.partsOfDay.findLast(({ from }) => from <= hour) ?? words.partsOfDay.at(-1);
  return `${(hour + 18) % 12 || 12}:${time.slice(3)} ${part?.name}`;
}

/** Fills a phrase with times, each told from dawn; empty for a language that does not count so. */
const tell = (phrase: string, times: Readonly<Record<string, string>>) =>
  phrase &&
  interpolate(
    phrase,
    Object.fromEntries(Object.entries(times).map(([name, time]) => [name, sinceDawn(time)])),
  );

/** `15:00` as a language that counts hours from dawn says it: `saa 9:00 mchana`; else empty. */
export const tellTime = (time: string): string => tell(words.time, { time });

/** `15:00` and `16:00` likewise: `saa 9:00 mchana hadi saa 10:00 jioni`; else empty. */
export const tellHours = (start: string, end: string): string => tell(words.hours, { start, end });

/**
 * A phrase with `{told}` for a script to fill in, which knows no language: the 24 hours of the clock stand
 * before it, `6: usiku|7: usiku`, and in it `{start}` and `{end}`; else the phrase as it is.
 */
export function withHours(phrase: string): string {
  if (!words.hours) return phrase;
  const hours = Array.from({ length: 24 }, (_, hour) => sinceDawn(`${hour}:`.padStart(3, '0')));
  return [...hours, interpolate(phrase, { told: words.hours })].join('|');
}

/** Both ways together, so that nobody comes six hours late: `saa 9:00 mchana (15:00 EAT)`. */
export const withClock = (told: string, clock: string): string =>
  told ? interpolate(words.both, { told, clock }) : clock;
