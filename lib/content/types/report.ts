import { z } from 'zod';
import { readFolder } from '@/lib/content/engine/read';
import { type InsightSummary, labelOf, newestFirst, summarise } from './insight';
import { authoredFields, type Source } from './insight-fields';
import { type Person, personById } from './person';

/** `content/reports/<slug>.md` */
const schema = z.strictObject({
  ...authoredFields,
  type: z.enum(['Annual Report', 'Research Report', 'Policy Paper']),
  tags: z.array(z.string()).min(1).max(4),
  /** "In three sentences". */
  summary: z.array(z.string().min(10)).length(3),
});

export type Report = InsightSummary & {
  author: Person;
  type: 'Annual Report' | 'Research Report' | 'Policy Paper';
  tags: string[];
  summary: string[];
  updated?: string | undefined;
  sources: Source[];
  body: string;
};

/** All reports, newest first. */
export function reports(): Report[] {
  return readFolder('reports', schema)
    .map((entry) => ({
      ...summarise('report', entry, entry.data.date, [entry.data.author]),
      label: labelOf(entry.data.type, entry.data),
      author: personById(entry.data.author, entry.file),
      type: entry.data.type,
      tags: entry.data.tags,
      summary: entry.data.summary,
      updated: entry.data.updated,
      sources: entry.data.sources,
      body: entry.body,
    }))
    .sort(newestFirst);
}
