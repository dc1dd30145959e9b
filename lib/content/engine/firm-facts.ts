import { firm } from '@/lib/firm';
import { interpolate } from '@/lib/format/interpolate';

export type Facts = Readonly<Record<string, string>>;

/** Facts of the firm that sentences in YAML repeat, by the name that stands there in braces. */
const firmFacts: Facts = {
  readers: firm.newsletter.readers,
  replyToEnquiry: firm.replyTime.inquiry,
  replyToApplication: firm.replyTime.application,
};

/** Names that a page fills in itself: it counts, or knows where it stands. */
const FILLED_BY_PAGES = new Set(
  'people People experts Experts page sitemap count total industry service careers inquiries days cities address phone near far cut longer beyond lean'.split(
    ' ',
  ),
);

/** Texts with facts in place of `{readers}` and its like, however deep they lie in the values of a file. */
export function fillFacts<V>(value: V, facts?: Facts): V;
export function fillFacts(value: unknown, facts: Facts = firmFacts): unknown {
  if (typeof value === 'string') return value.includes('{') ? interpolate(value, facts) : value;
  if (Array.isArray(value)) return value.map((inner) => fillFacts(inner, facts));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, fillFacts(inner, facts)]),
  );
}

/** What is wrong with a text whose facts are filled in: a name in braces that stands for nothing. */
export function unknownName(text: string, facts: Facts = firmFacts): string | undefined {
  const unknown = [...text.matchAll(/\{(\w+)\}/g)].find(
    ([, name = '']) => facts !== firmFacts || !FILLED_BY_PAGES.has(name),
  );
  if (!unknown) return undefined;
  const names = Object.keys(facts).map((name) => `{${name}}`);
  return `found ${unknown[0]}, expected one of ${names.join(', ')}`;
}
