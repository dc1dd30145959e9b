import { z } from 'zod';
import { labels } from '@/lib/labels';
import {
  type AuthoredInsight,
  authored,
  inLanguage,
  labelOf,
  newestFirst,
  readKind,
} from './insight';
import { authoredFields } from './insight-fields';

const reportTypes = ['annual-report', 'research-report', 'policy-paper'] as const;

/** `content/reports/<slug>.md` */
export const schema = z.strictObject({
  ...authoredFields,
  type: z.enum(reportTypes),
  tags: z.array(z.string()).min(1).max(4),
  summary: z.array(z.string().min(10)).length(3).describe('"In three points".'),
});

export type Report = AuthoredInsight & {
  type: (typeof reportTypes)[number];
  typeName: string;
  tags: string[];
  summary: string[];
};

/** All reports, newest first. */
export function reports(): Report[] {
  return readKind('report', schema)
    .map((entry) => ({
      ...authored('report', entry),
      label: inLanguage(
        labelOf(labels.report.types[entry.data.type], entry.data),
        entry.bodyLanguage,
      ),
      type: entry.data.type,
      typeName: labels.report.types[entry.data.type],
      tags: entry.data.tags,
      summary: entry.data.summary,
      keywords: entry.data.tags,
      texts: entry.data.summary,
    }))
    .sort(newestFirst);
}
