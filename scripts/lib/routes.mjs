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

/**
 * Every page that a visitor can come to: those of the sitemap, and the three that stand in none.
 * @param {string} out folder of the export
 */
export const everyPage = (out) => [...sitemapRoutes(out), 'search/', 'offline/', '404.html'];
