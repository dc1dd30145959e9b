import { experts, leadership } from '@/lib/content/types/person';
import { interpolate } from '@/lib/format/interpolate';
import { labels } from '@/lib/labels';
import { language } from '@/lib/languages';

/**
 * Puts the number of people into a text, in words: `{people}` for those who answer for the firm,
 * `{experts}` for the profiles of the team page; with a capital at the beginning of a sentence.
 */
export function countPeople(text: string): string {
  const people = inWords(leadership().length);
  const profiles = inWords(experts().length);
  return interpolate(text, {
    people,
    People: capitalised(people),
    experts: profiles,
    Experts: capitalised(profiles),
  });
}

const inWords = (count: number) => labels.numbers[count] ?? String(count);

const capitalised = (word: string) =>
  word.charAt(0).toLocaleUpperCase(language.locale) + word.slice(1);
