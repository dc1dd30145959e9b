import fs from 'node:fs';
import path from 'node:path';
import { languages } from '../../lib/export/languages.mjs';

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
 * Every page that a visitor can come to, in every language: those of the sitemap, and the three of each that
 * stand in none.
 * @param {string} out folder of the export
 */
export const everyPage = (out) => [
  ...sitemapRoutes(out),
  ...languages.flatMap(({ prefix }) =>
    ['search/', 'offline/', '404.html'].map((page) => `${prefix}/${page}`.slice(1)),
  ),
];
