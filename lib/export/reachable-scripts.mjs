/** Which lazily loaded scripts a page can come to run: those that its own scripts name, and what those name. */
import path from 'node:path';
import { memoize } from '../memoize.mjs';

/**
 * @param {readonly (readonly string[])[]} pages texts of each page's own scripts
 * @param {ReadonlyMap<string, string>} lazy texts of the other scripts, by address
 * @returns {string[][]} texts of all scripts that can run on each page. A script that is named nowhere counts
 *   for every page: a style too many does no harm, one too few does.
 */
export function reachableScripts(pages, lazy) {
  const named = memoize((/** @type {string} */ text) =>
    [...lazy.keys()].filter((href) => text.includes(path.posix.basename(href))),
  );
  const reached = pages.map((own) => {
    /** @type {Set<string>} */
    const found = new Set();
    /** @type {string[]} */
    const open = [...own];
    for (let text = open.pop(); text !== undefined; text = open.pop()) {
      for (const href of named(text)) {
        if (found.has(href)) continue;
        found.add(href);
        open.push(String(lazy.get(href)));
      }
    }
    return found;
  });
  const anywhere = new Set(reached.flatMap((found) => [...found]));
  const nowhere = [...lazy.keys()].filter((href) => !anywhere.has(href));
  return pages.map((own, at) => [
    ...own,
    ...[...(reached[at] ?? []), ...nowhere].map((href) => String(lazy.get(href))),
  ]);
}
