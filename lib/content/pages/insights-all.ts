import { z } from 'zod';
import { pageFields } from '@/lib/content/engine/page-fields';
import { readFile } from '@/lib/content/engine/read';

/** `content/pages/insights-all.yaml` */
export const schema = z.strictObject({
  ...pageFields,
  heading: z.string(),
  loadMore: z.string(),
  callToAction: z.string(),
});

/** Words of /insights/all. */
export const allInsightsPage = () => readFile('pages/insights-all.yaml', schema);
