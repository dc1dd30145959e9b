// @ts-check
/** `_headers` and `_redirects`, which Netlify, Cloudflare Pages and others read from the site's root. */
import { fileRules } from '../file-rules.mjs';

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

/** @param {readonly import('./redirects.mjs').Redirect[]} redirects */
export const redirectsFile = (redirects) =>
  redirects.map(({ from, to }) => `${from} ${to} 301\n`).join('');
