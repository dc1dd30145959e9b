import { fileURLToPath } from 'node:url';
import { bundleScript } from './bundle.mjs';
import { languages } from './languages.mjs';

/**
 * Pages that the browser may render ahead while the pointer rests on a link: documents of this site
 * (their addresses end in a slash), but not the search, which hydrates React at once when it has a query.
 * @param {string} basePath
 */
export function speculationRules(basePath) {
  return JSON.stringify({
    prerender: [
      {
        where: {
          and: [
            { href_matches: [`${basePath}/`, `${basePath}/*/`] },
            {
              not: {
                href_matches: languages.map(({ prefix }) => `${basePath}${prefix}/search/*`),
              },
            },
            { not: { selector_matches: '[download],[data-defer-click]' } },
          ],
        },
        eagerness: 'moderate',
      },
    ],
  });
}

/**
 * The loader as one line of JavaScript.
 * @param {string} rules speculation rules as JSON
 * @returns {string}
 */
export function loaderScript(rules) {
  return bundleScript(fileURLToPath(new URL('../browser/loader/index.ts', import.meta.url)), {
    SPECULATION_RULES: JSON.stringify(rules),
  });
}
