import fs from 'node:fs';
import path from 'node:path';
import { projectRoot } from '../../scripts/lib/run.mjs';

const sitemap = fs.readFileSync(path.join(projectRoot, 'out/sitemap.xml'), 'utf8');

/** Every page, without the leading slash: those of the sitemap, and the four that stand in none. */
export const everyRoute = [
  ...[...sitemap.matchAll(/<loc>https?:\/\/[^/]+\/([^<]*)<\/loc>/g)].map(
    ([, route]) => route ?? '',
  ),
  'search/',
  'offline/',
  'privacy-policy/',
  '404.html',
];

/** One of `parts` equal shares of the pages, so that workers can divide them. */
export function shareOfRoutes(part: number, parts: number): string[] {
  return everyRoute.filter((_, index) => index % parts === part);
}
