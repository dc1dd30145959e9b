// @ts-check
import { languages } from '../languages.mjs';

/**
 * @typedef {object} Redirect
 * @property {string} from old address, with base path
 * @property {string} to page of this site, with base path and trailing slash
 */

/**
 * The moved addresses as hosts want them: with base path, and each old address with and without its
 * slash, which hosts tell apart, in every language. The list itself was checked when its forwarding pages were made
 * (lib/content/routes/redirects).
 * @param {readonly { from: string, to: string }[]} list content of content/redirects.yaml
 * @param {string} basePath
 * @returns {Redirect[]}
 */
export function hostRedirects(list, basePath) {
  return languages.flatMap(({ prefix }) =>
    list.flatMap(({ from, to }) =>
      [from, `${from}/`].map((old) => ({
        from: basePath + prefix + old,
        to: `${basePath}${prefix}${to}/`,
      })),
    ),
  );
}
