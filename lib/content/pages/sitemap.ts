import { z } from 'zod';
import { pageDescription } from '@/lib/content/engine/page-fields';
import { readFile } from '@/lib/content/engine/read';
import { type RouteGroup, routeGroups } from '@/lib/content/routes/route-groups';

const groupNames = Object.fromEntries(
  routeGroups.map((group) => [group, z.string().max(28)]),
) as Record<RouteGroup, z.ZodString>;

/** `content/pages/sitemap.yaml` */
export const schema = z.strictObject({
  title: z.string().max(50),
  description: pageDescription,
  heading: z.string().max(40),
  lede: z.string().includes('{count}', 'a sentence that holds {count}'),
  groups: z.strictObject(groupNames).describe('Heading of each list.'),
});

/** Words of the sitemap. */
export const sitemapPage = () => readFile('pages/sitemap.yaml', schema);
