import { labels } from '@/lib/labels';
import { fill } from './fill';

/** A noun with its number, in the forms that a language has (CLDR); those of English are two. */
export type CountedNoun = { one: string; other: string };

const rules = new Intl.PluralRules(labels.locale);

/** `counted(1, { one: '{count} table', other: '{count} tables' })` is `1 table`. */
export function counted(count: number, noun: CountedNoun): string {
  return fill(rules.select(count) === 'one' ? noun.one : noun.other, { count });
}
