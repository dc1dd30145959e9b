import { z } from 'zod';
import { formatMonth } from '@/lib/format/date';
import { type AuthoredInsight, authored, newestFirst, readKind } from './insight';
import { authoredFields, insightFields } from './insight-fields';

/** `content/newsletter/<slug>.md` */
export const schema = z.strictObject({
  title: insightFields.title,
  excerpt: insightFields.excerpt,
  category: insightFields.category,
  date: authoredFields.date,
  topics: z.array(z.string()).min(2).max(3),
  author: authoredFields.author,
  art: insightFields.art,
  seed: insightFields.seed,
  picture: insightFields.picture,
  photoAlt: insightFields.photoAlt,
  related: insightFields.related,
  placeholder: insightFields.placeholder,
  sources: authoredFields.sources
    .default([])
    .describe('Works that the letter cites; an issue may rest on none.'),
  services: insightFields.services,
  industries: insightFields.industries,
  draft: insightFields.draft,
  publish: insightFields.publish,
  review: insightFields.review,
});

export type NewsletterIssue = AuthoredInsight & {
  topics: string[];
  /** Month and year: what a reader knows the issue by. */
  month: string;
};

/** All newsletter issues, newest first. */
export function newsletterIssues(): NewsletterIssue[] {
  return readKind('newsletter', schema)
    .map((entry) => {
      const issue = authored('newsletter', entry);
      const month = formatMonth(issue.date);
      return {
        ...issue,
        topics: entry.data.topics,
        month,
        keywords: [...entry.data.topics, month],
        card: { kicker: issue.label, detail: month },
      };
    })
    .sort(newestFirst);
}
