import { z } from 'zod';
import { pageFields } from '@/lib/content/engine/page-fields';
import { readFile } from '@/lib/content/engine/read';

/** `content/pages/case-studies.yaml` */
export const schema = z.strictObject({
  ...pageFields,
  hero: z.strictObject({ title: z.string(), lede: z.string().min(10) }),
  callToAction: z.string(),
});

/** Words of /insights/case-studies. */
export const caseStudiesPage = () => readFile('pages/case-studies.yaml', schema);
