import { z } from 'zod';
import { pageDescription } from '@/lib/content/engine/page-fields';
import { readFile } from '@/lib/content/engine/read';
import { assertPathsExist, pathsIn } from '@/lib/content/routes/known-paths';
import { navLink } from './nav-link';

/** `content/pages/offline.yaml` */
export const schema = z.strictObject({
  title: z.string().max(50),
  description: pageDescription,
  heading: z.array(z.string().max(16)).length(2).describe('The heading, line by line.'),
  text: z.string().min(10),
  retry: z.string(),
  tried: z.string().describe('Said after a press on the button that changed nothing.'),
  telephone: z.string().includes('{phone}', 'a sentence that holds {phone}'),
  kept: z
    .strictObject({ title: z.string(), text: z.string().min(10) })
    .describe('Over the list of the pages that the device has kept.'),
  pages: z.strictObject({
    title: z.string(),
    text: z.string().min(10),
    links: z.array(navLink).min(4).max(8),
  }),
});

/**
 * Words of the page shown without a connection.
 * @throws ContentError also for a link that leads to no page
 */
export function offlinePage() {
  const words = readFile('pages/offline.yaml', schema);
  assertPathsExist(pathsIn(words.pages.links, 'pages.links'), 'content/pages/offline.yaml');
  return words;
}
