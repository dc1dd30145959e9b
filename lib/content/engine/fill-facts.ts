import { firm } from '@/lib/firm';
import { interpolate } from '@/lib/format/interpolate';

/** Facts of the firm that sentences in `content/` repeat, by the name that stands there in braces. */
const facts = {
  readers: firm.newsletter.readers,
  replyToEnquiry: firm.replyTime.inquiry,
  replyToApplication: firm.replyTime.application,
};

/** The values of a content file with the firm's facts in place of `{readers}` and its like. */
export function fillFacts(value: unknown): unknown {
  if (typeof value === 'string') return value.includes('{') ? interpolate(value, facts) : value;
  if (Array.isArray(value)) return value.map(fillFacts);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, fillFacts(inner)]));
}
