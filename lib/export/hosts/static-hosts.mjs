// @ts-check
/** `_headers` and `_redirects`, which Netlify, Cloudflare Pages and others read from the site's root. */
import { fileRules } from '../file-rules.mjs';
import { prefixed } from '../languages.mjs';

/**
 * These hosts join a header that two rules set, so each name stands once for each path: they have
 * `Cache-Control: max-age=0, must-revalidate` by themselves, and the general
 * Cross-Origin-Resource-Policy is not repeated for single folders.
 * A folder that has another value of a general one than the rest takes it from all: everything else then has
 * it by name.
 * @param {{ headers: Record<string, string>, basePath: string, files: readonly string[], rules: readonly import('../file-rules.mjs').FileRule[] }} site
 *   `files`: every path of the site below the base path; `rules`: of this build, on top of `fileRules`
 */
export function headersFile({ headers, basePath, files, rules }) {
  const replaced = Object.keys(headers).filter((name) => rules.some((rule) => rule.headers[name]));
  /** @param {boolean} isReplaced */
  const those = (isReplaced) =>
    Object.fromEntries(
      Object.entries(headers).filter(([name]) => replaced.includes(name) === isReplaced),
    );
  const blocks = [{ path: '/*', headers: those(false) }];
  if (replaced.length > 0) {
    for (const path of topLevel(files))
      if (!rules.some(({ value }) => path.startsWith(value)))
        blocks.push({ path, headers: those(true) });
  }
  for (const { value, headers: own } of rules) blocks.push({ path: `${value}*`, headers: own });
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
 * What stands in the first folder of a site, as patterns.
 * @param {readonly string[]} files paths
 */
function topLevel(files) {
  const patterns = files.map((file) => {
    const [, first, ...rest] = file.split('/');
    return rest.length > 0 ? `/${first}/*` : `/${first}`;
  });
  return [...new Set(['/', ...patterns])];
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
