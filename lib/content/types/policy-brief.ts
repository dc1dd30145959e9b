import { z } from 'zod';
import { type AuthoredInsight, authored, newestFirst, readKind } from './insight';
import { authoredFields } from './insight-fields';

/** `content/policy-briefs/<slug>.md` */
export const schema = z.strictObject({
  ...authoredFields,
  tags: z.array(z.string()).min(1).max(4),
});

export type PolicyBrief = AuthoredInsight & { tags: string[] };

/** All policy briefs, newest first. */
export function policyBriefs(): PolicyBrief[] {
  return readKind('policy-brief', schema)
    .map((entry) => ({
      ...authored('policy-brief', entry),
      tags: entry.data.tags,
      keywords: entry.data.tags,
    }))
    .sort(newestFirst);
}
