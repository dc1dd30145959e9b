import { z } from 'zod';
import { pageFields } from '@/lib/content/engine/page-fields';
import { readFile } from '@/lib/content/engine/read';
import { placeholderField } from '@/lib/content/types/insight-fields';
import { countPeople } from './count-people';

const sentence = z.string().min(10);

/** `content/pages/team.yaml`; the people themselves are in `content/people/`. */
export const schema = z.strictObject({
  ...pageFields,
  hero: z.strictObject({ title: z.string(), lede: sentence }),
  leads: z
    .strictObject({ title: z.string() })
    .describe('Heading above those who have a profile on the page.'),
  approach: z
    .strictObject({
      title: z.string(),
      steps: z
        .array(z.strictObject({ title: z.string(), text: sentence, placeholder: placeholderField }))
        .length(3),
    })
    .describe('The three-step approach.'),
  leadership: z
    .strictObject({ title: z.string(), text: sentence, action: z.string() })
    .describe('The way on to /team/leadership.'),
  callToAction: z.string(),
});

export type TeamPage = z.output<typeof schema>;

/** Words of /team. */
export function teamPage(): TeamPage {
  const page = readFile('pages/team.yaml', schema);
  return { ...page, description: countPeople(page.description) };
}
