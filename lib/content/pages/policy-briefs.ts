import { z } from 'zod';
import { pageFields } from '@/lib/content/engine/page-fields';
import { readFile } from '@/lib/content/engine/read';

/** `content/pages/policy-briefs.yaml` */
export const schema = z.strictObject({
  ...pageFields,
  heading: z.string(),
  lede: z.string().min(10),
  action: z.string(),
  callToAction: z.string(),
});

/** Words of /insights/policy-briefs. */
export const policyBriefsPage = () => readFile('pages/policy-briefs.yaml', schema);
