import { z } from 'zod';
import { pageFields } from '@/lib/content/engine/page-fields';
import { readFile } from '@/lib/content/engine/read';
import { countPeople } from './count-people';

const sentence = z.string().min(10);

/** `content/pages/leadership.yaml`; the people themselves are in `content/people/`. */
export const schema = z.strictObject({
  ...pageFields,
  hero: z.strictObject({ title: z.string(), lede: sentence }),
  write: z
    .strictObject({ title: z.string(), text: sentence })
    .describe("How to reach them; the address is the firm's."),
});

/** Words of /team/leadership. */
export function leadershipPage() {
  const page = readFile('pages/leadership.yaml', schema);
  const { description, hero } = page;
  return {
    ...page,
    description: countPeople(description),
    hero: { ...hero, lede: countPeople(hero.lede) },
  };
}
