import { z } from 'zod';
import { pageFields } from '@/lib/content/engine/page-fields';
import { readFile } from '@/lib/content/engine/read';

const sentence = z.string().min(10);

/** `content/pages/newsletter.yaml` */
export const schema = z.strictObject({
  ...pageFields,
  hero: z.strictObject({
    title: z.string(),
    text: sentence,
    note: sentence,
  }),
  contents: z
    .strictObject({
      title: z.string(),
      items: z.array(z.strictObject({ title: z.string(), text: sentence })).length(3),
    })
    .describe('What every issue holds.'),
  issues: z.strictObject({ title: z.string(), text: sentence }),
  subscribe: z.strictObject({ title: z.string() }).describe("Closes every issue's page."),
});

export type NewsletterPage = z.output<typeof schema>;

/** Words of /insights/newsletter and of the end of each issue. */
export const newsletterPage = () => readFile('pages/newsletter.yaml', schema);
