import { pluralize } from '@/lib/format/pluralize';
import { labels } from '@/lib/labels';
import { memoize } from '@/lib/memoize.mjs';
import { type Facts, firmFacts } from './firm-facts';

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/**
 * How many offices there are, as sentences say it: `{offices}` is “six offices”, `{ourOffices}` “our six offices”,
 * and with a capital both begin a sentence.
 */
export const officeFacts = memoize((count: number): Facts => {
  const { count: counted, ours, numbers } = labels.offices;
  const number = numbers[count] ?? String(count);
  const offices = pluralize(count, counted, { number });
  const ourOffices = pluralize(count, ours, { number });
  return { offices, ourOffices, Offices: capital(offices), OurOffices: capital(ourOffices) };
});

/** Facts that every sentence of `content/` may name. */
export const factsWith = memoize(
  (count: number): Facts => ({ ...firmFacts, ...officeFacts(count) }),
);
