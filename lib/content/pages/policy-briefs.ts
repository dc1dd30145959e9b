import { z } from 'zod';
import { readFile } from '@/lib/content/engine/read';

/** `content/pages/policy-briefs.yaml` */
export const schema = z.strictObject({
  title: z.string().max(49),
  description: z.string().min(70).max(160),
  heading: z.string(),
  lede: z.string().min(10),
  action: z.string(),
  callToAction: z.string(),
});

/** Words of /insights/policy-briefs. */
export const policyBriefsPage = () => readFile('pages/policy-briefs.yaml', schema);
