import { z } from 'zod';
import { pageFields } from '@/lib/content/engine/page-fields';
import { readFile } from '@/lib/content/engine/read';
import type { Crumb } from '@/lib/seo/json-ld';

/** `content/pages/insights.yaml` */
export const schema = z.strictObject({
  ...pageFields,
  heading: z.string(),
  lede: z.string().min(10),
  loadMore: z.string(),
  subscribe: z.strictObject({ title: z.string(), ask: z.string(), action: z.string() }),
});

/** Words of /insights. */
export const insightsPage = () => readFile('pages/insights.yaml', schema);

/** The way to a page below /insights. */
export const insightsTrail = (...below: Crumb[]): Crumb[] => [
  { name: insightsPage().title, path: '/insights' },
  ...below,
];
