import { z } from 'zod';
import { pageDescription } from '@/lib/content/engine/page-fields';
import { readFile } from '@/lib/content/engine/read';

/** `content/pages/industries-overview.yaml` */
export const schema = z.strictObject({
  title: z.string(),
  crumb: z.string().describe('Name in the breadcrumb.'),
  description: pageDescription,
  hero: z.strictObject({ title: z.string(), lede: z.string().min(10) }),
  practices: z
    .string()
    .max(60)
    .describe('Over the columns: what a practice that stands in the row of an industry is.'),
  callToAction: z.string(),
});

/** Words of the overview of the industries; the entries themselves are in `content/industries`. */
export const industriesOverviewPage = () => readFile('pages/industries-overview.yaml', schema);
