import { z } from 'zod';
import { type InsightSummary, newestFirst, summarise } from './insight';
import { authoredFields, type Source } from './insight-fields';
import { type Person, personById } from './person';
import { readFolder } from './read';

/** `content/articles/<slug>.md` */
const schema = z.strictObject({
  ...authoredFields,
  /** "In brief": three sentences above the text. */
  brief: z.array(z.string().min(10).max(160)).length(3),
  /** A remark for the margin. */
  aside: z.string().optional(),
});

export type Article = InsightSummary & {
  author: Person;
  brief: string[];
  aside?: string | undefined;
  updated?: string | undefined;
  sources: Source[];
  body: string;
};

/** All articles, newest first. */
export function articles(): Article[] {
  return readFolder('articles', schema)
    .map((entry) => ({
      ...summarise('article', entry, entry.data.date, [entry.data.author]),
      author: personById(entry.data.author, entry.file),
      brief: entry.data.brief,
      aside: entry.data.aside,
      updated: entry.data.updated,
      sources: entry.data.sources,
      body: entry.body,
    }))
    .sort(newestFirst);
}
