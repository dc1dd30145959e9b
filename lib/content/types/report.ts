import { z } from 'zod';
import { type AuthoredInsight, authored, labelOf, newestFirst, readKind } from './insight';
import { authoredFields } from './insight-fields';

/** `content/reports/<slug>.md` */
const schema = z.strictObject({
  ...authoredFields,
  type: z.enum(['Annual Report', 'Research Report', 'Policy Paper']),
  tags: z.array(z.string()).min(1).max(4),
  /** "In three sentences". */
  summary: z.array(z.string().min(10)).length(3),
});

export type Report = AuthoredInsight & {
  type: 'Annual Report' | 'Research Report' | 'Policy Paper';
  tags: string[];
  summary: string[];
};

/** All reports, newest first. */
export function reports(): Report[] {
  return readKind('report', schema)
    .map((entry) => ({
      ...authored('report', entry),
      label: labelOf(entry.data.type, entry.data),
      type: entry.data.type,
      tags: entry.data.tags,
      summary: entry.data.summary,
      keywords: entry.data.tags,
      texts: entry.data.summary,
    }))
    .sort(newestFirst);
}
