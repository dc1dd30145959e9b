import { z } from 'zod';
import { ContentError } from '@/lib/content/engine/content-error';
import { type Entry, memoize, readFolder } from '@/lib/content/engine/read';
import type { MarginNote } from '@/lib/markdown/margin-note';
import { type InsightSummary, insightFolders, newestFirst, summarise } from './insight';
import { authoredFields, type Source } from './insight-fields';
import { type Person, personById } from './person';

/** `content/articles/<slug>.md` */
const schema = z.strictObject({
  ...authoredFields,
  /** "In brief": three sentences above the text. */
  brief: z.array(z.string().min(10).max(160)).length(3),
  /** A remark for the margin, beside the first paragraph that holds some words. */
  aside: z.strictObject({ beside: z.string().min(1), text: z.string() }).optional(),
});

export type Article = InsightSummary & {
  author: Person;
  brief: string[];
  aside?: MarginNote | undefined;
  updated?: string | undefined;
  sources: Source[];
  body: string;
};

/** Names below `/insights` that lists have; an article of that name would take their address. */
const taken = ['all', 'articles', 'topics', ...Object.values(insightFolders).map(lastPart)];

/**
 * All articles, newest first.
 * @throws ContentError also for an article whose name is the address of a list
 */
export function articles(): readonly Article[] {
  return memoize('every article', readArticles);
}

function readArticles(): Article[] {
  return readFolder('articles', schema)
    .map(rejectReservedSlug)
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

function rejectReservedSlug<T>(entry: Entry<T>): Entry<T> {
  if (!taken.includes(entry.slug)) return entry;
  throw new ContentError(entry.file, [
    `file name: found ${JSON.stringify(entry.slug)}, which is the address of a list, expected another name`,
  ]);
}

function lastPart(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}
