/**
 * Splits the sheets of an export into what is written into every page, one sheet that every page links
 * and one more for each page, each rule kept in Next's order and only where it can match.
 */

import { memoize } from '../memoize.mjs';
import {
  criticalForSite,
  criticalForTemplate,
  elementsAboveTheFold,
  isCritical,
  isLater,
} from './critical-css.mjs';
import {
  canMatch,
  classesOf,
  classLists,
  isKeyframe,
  readSheets,
  scriptWords,
} from './css-rules.mjs';
import { reorderedPairs } from './stylesheet-order.mjs';

/** Rules that at least this share of the pages can use go into the common sheet. */
const COMMON_SHARE = 0.5;
/**
 * A template counts as at most this many pages. Otherwise the styles of articles would reach every page once
 * most pages are articles.
 */
const MOST_PAGES_OF_A_TEMPLATE = 12;

/**
 * @param {object} input
 * @param {readonly { href: string, css: string }[]} input.sheets in the order in which pages link them
 * @param {readonly SplitPage[]} input.pages
 * @returns {{ first: string, templateCss: string[], common: string, pages: string[], rendersBeforeCss: boolean[] }} what is
 *   written into every page, and into each besides; the common sheet, and each page's own; whether the page
 *   can be painted down to its fold before its sheets are there. What belongs to one page may be empty.
 *
 * @typedef {object} SplitPage
 * @property {string} html
 * @property {string} template pages of one look
 * @property {readonly string[]} sheets addresses
 * @property {readonly string[]} scripts their texts
 */
export function splitStyles({ sheets, pages }) {
  const parsed = readSheets(sheets);
  const rules = parsed.flatMap(({ href, rules }) => rules.map((rule) => ({ ...rule, href })));
  const named = new Set(rules.flatMap(classesOf));
  const wordsOf = memoize((/** @type {string} */ script) =>
    [...scriptWords(script)].filter((word) => named.has(word)),
  );
  const lists = pages.map(({ html }) => classLists(html));
  const uses = pages.map((page, at) => {
    const classes = new Set(lists[at]?.flat());
    for (const word of page.scripts.flatMap(wordsOf)) classes.add(word);
    return rules.map((rule) => page.sheets.includes(rule.href) && canMatch(rule, classes));
  });

  const later = rules.map(({ node }) => isLater(node));
  const needs = pages.map(({ html }, at) => {
    const elements = elementsAboveTheFold(html);
    return (
      elements &&
      rules.map(
        (rule, place) => uses[at]?.[place] === true && !later[place] && isCritical(rule, elements),
      )
    );
  });
  const weights = weightsOf(pages.map(({ template }) => template));
  const all = distinct(lists.flat());
  const first = criticalForSite(needs, weights);
  keepOrder(rules, first, all);

  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const share = (/** @type {number} */ at) =>
    uses.reduce((sum, use, page) => sum + (use[at] ? (weights[page] ?? 0) : 0), 0) / total;
  const common = rules.map((_, at) => first[at] || share(at) >= COMMON_SHARE);
  keepOrder(rules, common, all);
  pages.forEach((page, at) => {
    assertSheetOrderSafe(
      reorderedPairs(
        page.sheets,
        sheets.map(({ href }) => href),
      ),
      rules,
      lists[at] ?? [],
    );
  });

  const sizes = rules.map(({ node }) => node.toString().length);
  const criticalOf = memoize((/** @type {string} */ template) =>
    criticalForTemplate(
      needs.filter((_, at) => pages[at]?.template === template),
      first,
      sizes,
    ),
  );
  const rendersBeforeCss = pages.map(
    ({ template }, at) =>
      needs[at]?.every((needed, rule) => !needed || first[rule] || criticalOf(template)[rule]) ??
      false,
  );

  const printPage = memoize((/** @type {string} */ kept) =>
    print(parsed, (at) => kept[at] === '1', { layers: false, keep: () => false }),
  );
  const read = readsOf(rules.filter((_, at) => uses.some((use) => use[at])));
  const readFirst = readsOf(rules.filter((_, at) => first[at]));
  for (const { root } of parsed) dropUnread(root, read);
  const printTemplate = memoize((/** @type {string} */ template) =>
    print(parsed, (at) => criticalOf(template)[at] === true, { layers: false, keep: () => false }),
  );
  return {
    first: print(parsed, (at) => first[at] === true, {
      layers: true,
      keep: (rule) => (rule.name === 'property' ? readFirst.has(rule.params) : isFirst(rule)),
    }),
    // Copies: what is linked is whole without them, so they cannot change the order of rules.
    templateCss: pages.map(({ template }, at) =>
      rendersBeforeCss[at] ? printTemplate(template) : '',
    ),
    common: print(parsed, (at) => common[at] === true && !first[at], {
      layers: true,
      keep: (rule) => (rule.name === 'property' ? !readFirst.has(rule.params) : !isFirst(rule)),
    }),
    // Hundreds of articles use a handful of selections.
    pages: uses.map((use) =>
      printPage(use.map((used, at) => (used && !common[at] ? '1' : '0')).join('')),
    ),
    rendersBeforeCss,
  };
}

/**
 * The texts that most pages have, of one for each page; empty ones are none.
 * @param {readonly string[]} texts
 * @param {number} most
 * @returns {Set<string>}
 */
export function mostUsed(texts, most) {
  /** @type {Map<string, number>} */
  const uses = new Map();
  for (const text of texts) if (text) uses.set(text, (uses.get(text) ?? 0) + 1);
  const sorted = [...uses].sort(([, one], [, other]) => other - one);
  return new Set(sorted.slice(0, most).map(([text]) => text));
}

/** How much each page counts, so that no template counts more than it may. @param {readonly string[]} templates */
function weightsOf(templates) {
  /** @type {Map<string, number>} */
  const sizes = new Map();
  for (const template of templates) sizes.set(template, (sizes.get(template) ?? 0) + 1);
  return templates.map((template) =>
    Math.min(1, MOST_PAGES_OF_A_TEMPLATE / (sizes.get(template) ?? 1)),
  );
}

/** Class lists, each once. @param {readonly string[][]} lists */
const distinct = (lists) => [...new Map(lists.map((list) => [list.join(' '), list])).values()];

/**
 * The page's sheet follows the common one, and that what is written into the page. A rule that in Next's
 * order came before one of an earlier part for the same element would then win where it lost: such rules
 * join the earlier part.
 * @param {readonly (import('./css-rules.mjs').StyleRule)[]} rules
 * @param {boolean[]} common which rules are in the earlier part; changed in place
 * @param {readonly string[][]} lists class lists of all elements
 */
function keepOrder(rules, common, lists) {
  /** @type {Map<string, Set<string>>} which classes meet on an element */
  const meets = new Map();
  for (const list of lists) {
    for (const name of list) {
      const others = meets.get(name) ?? new Set();
      for (const other of list) others.add(other);
      meets.set(name, others);
    }
  }
  /** @type {Map<string, Map<string, number>>} per class: property in its layer → last common rule's place */
  const last = new Map();
  const facts = rules.map(({ node, subjectClasses, specificities }) => ({
    subjectClasses,
    // Between selectors of different weight the order of rules decides nothing.
    properties: properties(node).flatMap((property) =>
      [...specificities].map((weight) => `${weight} ${property}`),
    ),
  }));
  for (let at = rules.length - 1; at >= 0; at--) {
    const { subjectClasses, properties } = facts[at] ?? {
      subjectClasses: new Set(),
      properties: [],
    };
    if (!common[at]) {
      const rivals = new Set([...subjectClasses].flatMap((name) => [...(meets.get(name) ?? [])]));
      common[at] = [...rivals].some((name) => properties.some((key) => last.get(name)?.has(key)));
    }
    if (!common[at]) continue;
    for (const name of subjectClasses) {
      const known = last.get(name) ?? new Map();
      for (const key of properties) known.set(key, at);
      last.set(name, known);
    }
  }
}

/**
 * @param {readonly [earlier: string, later: string][]} pairs sheets that a page links the other way round
 * @param {readonly (import('./css-rules.mjs').StyleRule & { href: string })[]} rules
 * @param {readonly string[][]} lists class lists of the page's elements
 * @throws when an element's look depends on the order of such a pair
 */
function assertSheetOrderSafe(pairs, rules, lists) {
  for (const [earlier, later] of pairs) {
    for (const list of lists) {
      const [first = [], second = []] = [earlier, later].map((href) =>
        rules.filter(
          (rule) => rule.href === href && list.some((name) => rule.subjectClasses.has(name)),
        ),
      );
      for (const a of first) {
        const rival = second.find((b) =>
          properties(b.node).some((key) => properties(a.node).includes(key)),
        );
        if (!rival) continue;
        throw new Error(
          `Next links ${earlier} and ${later} in different orders, and both style one element: ` +
            `${a.node.selector} and ${rival.node.selector}. Put these rules into one file.`,
        );
      }
    }
  }
}

/**
 * Properties that a rule sets, each with its layer: rules of two layers never depend on their order.
 * Shorthands are compared by their first word (`border` meets `border-top-color`).
 * @param {import('postcss').Rule} rule
 * @returns {string[]}
 */
function properties(rule) {
  let layer = '';
  for (let up = /** @type {any} */ (rule.parent); up; up = up.parent) {
    if (up.type === 'atrule' && up.name === 'layer') layer = `${up.params} ${layer}`;
  }
  /** @type {string[]} */
  const found = [];
  rule.walkDecls(({ prop }) => {
    found.push(
      `${layer}${prop.startsWith('--') ? prop : prop.replace(/^-\w+-/, '').split('-')[0]}`,
    );
  });
  return found;
}

/**
 * @param {ReturnType<typeof readSheets>} sheets
 * @param {(at: number) => boolean} keep by the rule's place in all sheets together
 * @param {object} statements what is not a rule and stays
 * @param {boolean} statements.layers the order of layers
 * @param {(rule: import('postcss').AtRule) => boolean} statements.keep fonts, properties and the like
 * @returns {string}
 */
function print(sheets, keep, statements) {
  let at = 0;
  return sheets
    .map(({ root }) => {
      const copy = root.clone();
      /** @type {import('postcss').Rule[]} */
      const gone = [];
      copy.walkRules((rule) => {
        if (!isKeyframe(rule) && !keep(at++)) gone.push(rule);
      });
      for (const rule of gone) rule.remove();
      copy.walkAtRules(/^(?:font-face|property|charset|view-transition)$/, (rule) => {
        if (!statements.keep(rule)) rule.remove();
      });
      dropUnusedKeyframes(copy);
      dropEmpty(copy, statements.layers);
      return copy.toString();
    })
    .filter((css) => css.trim() !== '')
    .join('\n');
}

/**
 * Stand-ins for our fonts and the crossing from page to page are there from the first; the fonts
 * themselves have addresses relative to a sheet and come after the first picture.
 * @param {import('postcss').AtRule} rule
 */
const isFirst = (rule) =>
  rule.name === 'view-transition' ||
  (rule.name === 'font-face' && !/\burl\(/.test(rule.toString()));

/**
 * Custom properties that some rule reads.
 * @param {readonly (import('./css-rules.mjs').StyleRule)[]} rules
 * @returns {Set<string>}
 */
function readsOf(rules) {
  const read = new Set();
  for (const { node } of rules) {
    node.walkDecls(({ value }) => {
      for (const [, name] of value.matchAll(/var\((--[\w-]+)/g)) read.add(name);
    });
  }
  return read;
}

/**
 * Tailwind registers and resets each of its properties, read or not.
 * @param {import('postcss').Root} root @param {ReadonlySet<string>} read
 */
function dropUnread(root, read) {
  root.walkAtRules('property', (rule) => {
    if (!read.has(rule.params)) rule.remove();
  });
  root.walkDecls(/^--tw-/, (decl) => {
    if (!read.has(decl.prop)) decl.remove();
  });
}

/** @param {import('postcss').Root} root */
function dropUnusedKeyframes(root) {
  /** @type {string[]} */
  const values = [];
  root.walkDecls(/animation|^--/, ({ value }) => void values.push(value));
  const text = values.join(' ');
  root.walkAtRules(/keyframes$/, (rule) => {
    if (!text.includes(rule.params)) rule.remove();
  });
}

/** @param {import('postcss').Root} root @param {boolean} withStatements */
function dropEmpty(root, withStatements) {
  /** @type {import('postcss').AtRule[]} */
  const rules = [];
  root.walkAtRules((rule) => void rules.push(rule));
  for (const rule of rules.reverse()) {
    const empty = rule.nodes ? rule.nodes.length === 0 : rule.name === 'layer' && !withStatements;
    if (empty) rule.remove();
  }
}
