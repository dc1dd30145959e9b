import { z } from 'zod';
import { ContentError } from '@/lib/content/engine/content-error';
import { type Entry, memoize } from '@/lib/content/engine/read';
import { insightKinds } from '@/lib/content/kinds';
import { labels } from '@/lib/labels';
import type { MarginNote } from '@/lib/markdown/margin-note';
import { type AuthoredInsight, authored, newestFirst, readKind } from './insight';
import { authoredFields } from './insight-fields';

/** `content/articles/<slug>.md` */
export const schema = z.strictObject({
  ...authoredFields,
  brief: z
    .array(z.string().min(10).max(160))
    .length(3)
    .describe('"In brief": three sentences above the text.'),
  aside: z
    .strictObject({ beside: z.string().min(1), text: z.string() })
    .optional()
    .describe('A remark for the margin, beside the first paragraph that holds some words.'),
});

export type Article = AuthoredInsight & {
  brief: string[];
  aside?: MarginNote | undefined;
};

/** Names below `/insights` that lists have; an article of that name would take their address. */
const taken = ['all', 'topics', ...Object.values(insightKinds).map(({ folder }) => folder)];

/**
 * All articles, newest first.
 * @throws ContentError also for an article whose name is the address of a list
 */
export function articles(): readonly Article[] {
  return memoize('every article', readArticles);
}

function readArticles(): Article[] {
  return readKind('article', schema)
    .map(rejectReservedSlug)
    .map((entry) => ({
      ...authored('article', entry),
      brief: entry.data.brief,
      aside: entry.data.aside,
      lead: { title: labels.reading.inBrief, sentences: entry.data.brief },
      texts: [...entry.data.brief, entry.data.aside?.text ?? ''],
    }))
    .sort(newestFirst);
}

function rejectReservedSlug<T>(entry: Entry<T>): Entry<T> {
  if (!taken.includes(entry.slug)) return entry;
  throw new ContentError(entry.file, [
    `file name: found ${JSON.stringify(entry.slug)}, which is the address of a list, expected another name`,
  ]);
}
