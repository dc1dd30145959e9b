import { z } from 'zod';
import { pageFields } from '@/lib/content/engine/page-fields';
import { readFile } from '@/lib/content/engine/read';

const sentence = z.string().min(10);

/** `content/pages/events.yaml` */
export const schema = z.strictObject({
  ...pageFields,
  hero: z.strictObject({ title: z.string(), lede: sentence }),
  coming: z.strictObject({ title: z.string() }),
  none: sentence.describe('What stands in place of the list while no event lies ahead.'),
  past: z.strictObject({ title: z.string() }),
  callToAction: z.string(),
});

/** Words of /insights/events. */
export const eventsPage = () => readFile('pages/events.yaml', schema);
