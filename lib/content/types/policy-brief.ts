import { z } from 'zod';
import { readFolder } from '@/lib/content/engine/read';
import { type InsightSummary, newestFirst, summarise } from './insight';
import { authoredFields, type Source } from './insight-fields';
import { type Person, personById } from './person';

/** `content/policy-briefs/<slug>.md` */
const schema = z.strictObject({
  ...authoredFields,
  tags: z.array(z.string()).min(1).max(4),
});

export type PolicyBrief = InsightSummary & {
  author: Person;
  tags: string[];
  updated?: string | undefined;
  sources: Source[];
  body: string;
};

/** All policy briefs, newest first. */
export function policyBriefs(): PolicyBrief[] {
  return readFolder('policy-briefs', schema)
    .map((entry) => ({
      ...summarise('policy-brief', entry, entry.data.date, [entry.data.author]),
      author: personById(entry.data.author, entry.file),
      tags: entry.data.tags,
      updated: entry.data.updated,
      sources: entry.data.sources,
      body: entry.body,
    }))
    .sort(newestFirst);
}
