import { z } from 'zod';
import { readFile } from '@/lib/content/engine/read';

/** `content/pages/services-overview.yaml` */
export const schema = z.strictObject({
  title: z.string().max(50),
  description: z.string().min(70).max(160),
  name: z.string().describe('Name in the breadcrumb.'),
  heading: z.string(),
  lede: z.string(),
  callToAction: z.string(),
});

/** Words of /services/overview. */
export const servicesOverviewPage = () => readFile('pages/services-overview.yaml', schema);
