// @ts-check
/** `_headers` and `_redirects`, which Netlify, Cloudflare Pages and others read from the site's root. */
import { fileRules } from '../file-rules.mjs';
import { prefixed } from '../languages.mjs';

/**
 * These hosts join a header that two rules set, so each name stands once for each path: they have
 * `Cache-Control: max-age=0, must-revalidate` by themselves, and the general
 * Cross-Origin-Resource-Policy is not repeated for single folders.
 * @param {{ headers: Record<string, string>, basePath: string, files: readonly string[] }} site
 *   `files`: every path of the site below the base path
 */
export function headersFile({ headers, basePath, files }) {
  const blocks = [{ path: '/*', headers }];
  for (const { by, value, headers: own } of fileRules) {
    const { 'Cross-Origin-Resource-Policy': _, ...rest } = own;
    const paths =
      by === 'prefix' ? [`${value}*`] : files.filter((file) => file.endsWith(`/${value}`));
    for (const path of paths) blocks.push({ path, headers: rest });
  }
  return blocks
    .map(({ path, headers: own }) =>
      [
        basePath + path,
        ...Object.entries(own).map(([name, value]) => `  ${name}: ${value}`),
        '',
      ].join('\n'),
    )
    .join('\n');
}

/**
 * Moved addresses, and where each language has its not-found page: Netlify asks to be told, Cloudflare finds
 * the nearest by itself and passes over these lines.
 * @param {readonly import('./redirects.mjs').Redirect[]} redirects
 * @param {string} basePath
 */
export const redirectsFile = (redirects, basePath) =>
  [
    ...redirects.map(({ from, to }) => `${from} ${to} 301\n`),
    ...prefixed
      .map(({ prefix }) => basePath + prefix)
      .map((folder) => `${folder}/* ${folder}/404.html 404\n`),
  ].join('');
