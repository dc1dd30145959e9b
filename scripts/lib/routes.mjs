import fs from 'node:fs';
import path from 'node:path';

/**
 * Addresses of the pages in the sitemap, without the leading slash.
 * @param {string} out folder of the export
 * @returns {string[]}
 */
export function sitemapRoutes(out) {
  const sitemap = fs.readFileSync(path.join(out, 'sitemap.xml'), 'utf8');
  return [...sitemap.matchAll(/<loc>https?:\/\/[^/]+\/([^<]*)<\/loc>/g)].map(
    ([, route]) => route ?? '',
  );
}
