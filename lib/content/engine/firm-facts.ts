import { firm } from '@/lib/firm';
import { interpolate } from '@/lib/format/interpolate';
import { ContentError } from './content-error';

export type Facts = Readonly<Record<string, string>>;

/** Facts of the firm that sentences repeat, by the name that stands there in braces. */
export const firmFacts: Facts = {
  firm: firm.name,
  firmShort: firm.shortName,
  readers: firm.newsletter.readers,
  replyToEnquiry: firm.replyTime.inquiry,
  replyToApplication: firm.replyTime.application,
};

/** Names that stand for how many offices there are (office-facts.ts). */
const OFFICE_NAMES = ['offices', 'Offices', 'ourOffices', 'OurOffices'];

/** Names that a page fills in itself: it counts, or knows where it stands. */
const FILLED_BY_PAGES = new Set(
  'people People experts Experts page sitemap count total industry service careers inquiries days cities address phone near far cut longer beyond lean shortest longest hours minutes practices industries'.split(
    ' ',
  ),
);

/** Texts with facts in place of `{firm}` and its like, however deep they lie in the values of a file. */
export function fillFacts<V>(value: V, facts?: Facts): V;
export function fillFacts(value: unknown, facts: Facts = firmFacts): unknown {
  if (typeof value === 'string') return value.includes('{') ? interpolate(value, facts) : value;
  if (Array.isArray(value)) return value.map((inner) => fillFacts(inner, facts));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, fillFacts(inner, facts)]),
  );
}

/** What is wrong with a value whose facts are filled in: a name in braces that stands for nothing. */
export function unknownName(text: string): string | undefined {
  return nameBesides(FILLED_BY_PAGES, text, {});
}

/**
 * Makes sure that a Markdown text whose facts are filled in holds no other name in braces.
 * @param facts what the text may name besides the facts of every file, for the message
 * @throws ContentError naming the first
 */
export function assertNamesKnown(markdown: string, file: string, facts: Facts = {}): void {
  const unknown = nameBesides(new Set(), markdown, facts);
  if (unknown) throw new ContentError(file, [`the text: ${unknown}`]);
}

function nameBesides(known: ReadonlySet<string>, text: string, facts: Facts): string | undefined {
  const unknown = [...text.matchAll(/\{(\w+)\}/g)].find(([, name = '']) => !known.has(name));
  if (!unknown) return undefined;
  const names = [...Object.keys(firmFacts), ...OFFICE_NAMES, ...Object.keys(facts)].map(
    (name) => `{${name}}`,
  );
  return `found ${unknown[0]}, expected one of ${names.join(', ')}`;
}
