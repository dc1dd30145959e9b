import { z } from 'zod';
import { pageDescription } from '@/lib/content/engine/page-fields';
import { readFile } from '@/lib/content/engine/read';

/** `content/pages/services.yaml` */
export const schema = z.strictObject({
  title: z.string().max(50),
  description: pageDescription,
  heading: z.string(),
  lede: z.string().min(10),
  actions: z
    .strictObject({ overview: z.string(), contact: z.string() })
    .describe('Labels of the two buttons beside the heading.'),
  callToAction: z.string(),
});

/** Words of /services. */
export const servicesPage = () => readFile('pages/services.yaml', schema);
