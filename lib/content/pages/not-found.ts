import { z } from 'zod';
import { readFile } from '@/lib/content/engine/read';
import { assertPathsExist, pathsIn } from '@/lib/content/routes/known-paths';
import { navLink } from './nav-link';

/** `content/pages/not-found.yaml` */
export const schema = z.strictObject({
  title: z.string().max(50),
  description: z.string().min(70).max(160),
  /** Follows the numerals for those who hear them. */
  spoken: z.string(),
  heading: z.string().max(40),
  text: z.string().min(10),
  /** Introduces the guess; `{page}` stands for its link. */
  nearest: z.string().includes('{page}', 'a sentence with {page} in it'),
  /** Stands in the place of a guess when there is none. */
  farAway: z.string().min(10),
  /** Names the list of doors. */
  doorsLabel: z.string(),
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
