// @ts-check
/**
 * @typedef {object} Redirect
 * @property {string} from old address: `/our-team/`
 * @property {string} to page of this site, or an address elsewhere
 */

const PATH = /^\/[\w./%~-]*$/;

/** @param {string} path */
const slashed = (path) => (/\/$|\.[a-z0-9]+$/i.test(path) ? path : `${path}/`);

/**
 * Checks the list of moved addresses and adds the form without the slash, which hosts tell apart.
 * @param {unknown} list content of content/redirects.yaml
 * @param {{ basePath: string, exists: (path: string) => boolean }} site `exists` is asked with a path
 *   below the base path
 * @returns {Redirect[]} with base path
 * @throws {Error} a sentence for the editor: file, entry, what was found, what was expected
 */
export function readRedirects(list, { basePath, exists }) {
  const fault = (/** @type {number} */ n, /** @type {string} */ text) =>
    new Error(`content/redirects.yaml, entry ${n + 1}: ${text}`);
  if (!Array.isArray(list))
    throw new Error('content/redirects.yaml: expected a list of { "from", "to" }.');
  const from = new Set();
  return list.flatMap((entry, n) => {
    for (const field of /** @type {const} */ (['from', 'to'])) {
      const value = entry?.[field];
      const good = typeof value === 'string' && (PATH.test(value) || isOutside(field, value));
      if (!good)
        throw fault(n, `"${field}" is ${JSON.stringify(value)}; expected a path such as "/team/".`);
    }
    const old = slashed(entry.from);
    const target = isOutside('to', entry.to) ? entry.to : slashed(entry.to);
    if (from.has(old)) throw fault(n, `"${old}" is moved twice; expected one place.`);
    from.add(old);
    if (target === old) throw fault(n, `"${old}" is moved to itself; expected another address.`);
    if (target.startsWith('/') && !exists(target))
      throw fault(n, `"to" is "${target}"; expected a page or file of this site.`);
    const to = target.startsWith('/') ? basePath + target : target;
    const bare = old.replace(/(.)\/$/, '$1');
    return [...new Set([bare, old])].map((path) => ({ from: basePath + path, to }));
  });
}

/** @param {'from' | 'to'} field @param {string} value */
const isOutside = (field, value) => field === 'to' && /^https:\/\/[^\s"'$;{}]+$/.test(value);
