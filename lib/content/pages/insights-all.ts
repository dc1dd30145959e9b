import { z } from 'zod';
import { readFile } from '@/lib/content/engine/read';

/** `content/pages/insights-all.yaml` */
export const schema = z.strictObject({
  title: z.string().max(49),
  description: z.string().min(70).max(160),
  heading: z.string(),
  loadMore: z.string(),
  callToAction: z.string(),
});

/** Words of /insights/all. */
export const allInsightsPage = () => readFile('pages/insights-all.yaml', schema);
