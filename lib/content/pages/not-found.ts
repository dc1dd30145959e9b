import { z } from 'zod';
import { pageDescription } from '@/lib/content/engine/page-fields';
import { readFile } from '@/lib/content/engine/read';
import { assertPathsExist, pathsIn } from '@/lib/content/routes/known-paths';
import { navLink } from './nav-link';

/** `content/pages/not-found.yaml` */
export const schema = z.strictObject({
  title: z.string().max(50),
  description: pageDescription,
  spoken: z.string().describe('Follows the numerals for those who hear them.'),
  heading: z.string().max(40),
  text: z.string().min(10),
  nearest: z
    .string()
    .includes('{page}', 'a sentence with {page} in it')
    .describe('Introduces the guess; `{page}` stands for its link.'),
  farAway: z.string().min(10).describe('Stands in the place of a guess when there is none.'),
  doorsLabel: z.string().describe('Names the list of doors.'),
  doors: z.array(navLink).length(6),
});

/**
 * Words of the page for addresses that do not exist.
 * @throws ContentError also for a door that leads to no page
 */
export function notFoundPage() {
  const words = readFile('pages/not-found.yaml', schema);
  assertPathsExist(pathsIn(words.doors, 'doors'), 'content/pages/not-found.yaml');
  return words;
}
