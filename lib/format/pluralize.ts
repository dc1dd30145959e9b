import { language } from '@/lib/languages';
import { interpolate } from './interpolate';

/** A noun with its number, in the forms that a language has (CLDR); those of English are two. */
export type CountedNoun = { one: string; other: string };

const rules = new Intl.PluralRules(language.locale);

/**
 * `counted(1, { one: '{count} table', other: '{count} tables' })` is `1 table`. `values` fill what else
 * the noun names in brackets.
 */
export function pluralize(
  count: number,
  noun: CountedNoun,
  values: Readonly<Record<string, string>> = {},
): string {
  return interpolate(rules.select(count) === 'one' ? noun.one : noun.other, { ...values, count });
}
