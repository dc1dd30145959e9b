import { z } from 'zod';
import { pageDescription } from '@/lib/content/engine/page-fields';
import { readFile } from '@/lib/content/engine/read';

/** `content/pages/services-overview.yaml` */
export const schema = z.strictObject({
  title: z.string().max(50),
  description: pageDescription,
  name: z.string().describe('Name in the breadcrumb.'),
  heading: z.string(),
  lede: z.string(),
  callToAction: z.string(),
});

/** Words of /services/overview. */
export const servicesOverviewPage = () => readFile('pages/services-overview.yaml', schema);
