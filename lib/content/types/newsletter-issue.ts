import { z } from 'zod';
import { readFolder } from '@/lib/content/engine/read';
import { formatMonth } from '@/lib/format/date';
import { type InsightSummary, newestFirst, summarise } from './insight';
import { authoredFields, insightFields, type Source } from './insight-fields';
import { type Person, personById } from './person';

/** `content/newsletter/<slug>.md` */
const schema = z.strictObject({
  title: insightFields.title,
  excerpt: insightFields.excerpt,
  category: insightFields.category,
  date: authoredFields.date,
  topics: z.array(z.string()).min(2).max(3),
  author: authoredFields.author,
  art: insightFields.art,
  seed: insightFields.seed,
  photoAlt: insightFields.photoAlt,
  related: insightFields.related,
  placeholder: insightFields.placeholder,
  /** Works that the letter cites; an issue may rest on none. */
  sources: authoredFields.sources.default([]),
  services: insightFields.services,
  industries: insightFields.industries,
  draft: insightFields.draft,
});

export type NewsletterIssue = InsightSummary & {
  author: Person;
  topics: string[];
  /** Month and year: what a reader knows the issue by. */
  month: string;
  sources: Source[];
  body: string;
};

/** All newsletter issues, newest first. */
export function newsletterIssues(): NewsletterIssue[] {
  return readFolder('newsletter', schema)
    .map((entry) => ({
      ...summarise('newsletter', entry, entry.data.date, [entry.data.author]),
      author: personById(entry.data.author, entry.file),
      topics: entry.data.topics,
      month: formatMonth(entry.data.date),
      sources: entry.data.sources,
      body: entry.body,
    }))
    .sort(newestFirst);
}
