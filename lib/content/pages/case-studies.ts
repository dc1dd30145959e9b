import { z } from 'zod';
import { readFile } from '@/lib/content/engine/read';

/** `content/pages/case-studies.yaml` */
export const schema = z.strictObject({
  title: z.string().max(49),
  description: z.string().min(70).max(160),
  hero: z.strictObject({ title: z.string(), lede: z.string().min(10) }),
  callToAction: z.string(),
});

/** Words of /insights/case-studies. */
export const caseStudiesPage = () => readFile('pages/case-studies.yaml', schema);
