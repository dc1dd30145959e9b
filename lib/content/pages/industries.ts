import { z } from 'zod';
import { pageDescription } from '@/lib/content/engine/page-fields';
import { readFile } from '@/lib/content/engine/read';
import { industryId } from '@/lib/content/types/ids';

const sentence = z.string().min(10);

/** `content/pages/industries.yaml` */
export const schema = z.strictObject({
  title: z.string(),
  description: pageDescription,
  hero: z.strictObject({
    title: z.string(),
    lede: sentence,
    overview: z.string(),
    contact: z.string(),
  }),
  strip: z
    .strictObject({ label: z.string() })
    .describe(
      'The rail of cloths, with what the firm does first in each industry (`offerings` in its file).',
    ),
  sharedTopics: z
    .strictObject({
      title: z.string(),
      text: sentence,
      items: z
        .array(
          z.strictObject({
            between: z.tuple([industryId, industryId]),
            name: z.string().max(24),
            text: sentence,
          }),
        )
        .min(1),
    })
    .describe('What neighbours on the rail have in common.'),
  callToAction: z.string(),
});

/** Words of the landing page of the industries. */
export const industriesPage = () => readFile('pages/industries.yaml', schema);
