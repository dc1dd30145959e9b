import { labels } from '@/lib/labels';
import { interpolate } from './interpolate';
import { pluralize } from './pluralize';

const words = labels.event;

/** Length between two instants as printed: `60 minutes`, `7 hours`, `7 hours 30 minutes`. */
export function formatDuration(start: string, end: string): string {
  const total = Math.round((Date.parse(end) - Date.parse(start)) / 60_000);
  if (total <= 90) return pluralize(total, words.minutes);
  const hours = Math.floor(total / 60);
  const minutes = total % 60;
  const told = pluralize(hours, words.hours);
  if (minutes === 0) return told;
  return interpolate(words.hoursAndMinutes, {
    hours: told,
    minutes: pluralize(minutes, words.minutes),
  });
}
