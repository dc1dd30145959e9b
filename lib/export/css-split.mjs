/**
 * Splits the sheets of an export into one that every page links and one more for each page, each rule
 * kept in Next's order and only where it can match.
 */
import { canMatch, classLists, isKeyframe, readSheets, scriptWords } from './css-rules.mjs';
import { swapped } from './sheet-order.mjs';

/** Rules that at least this share of the pages can use go into the common sheet. */
const COMMON_SHARE = 0.5;

/**
 * @param {object} input
 * @param {readonly { href: string, css: string }[]} input.sheets in the order in which pages link them
 * @param {readonly { html: string, sheets: readonly string[], scripts: readonly string[] }[]} input.pages
 *   each page's HTML, the addresses of its sheets, and the texts of its scripts
 * @returns {{ common: string, pages: string[] }} the common sheet and each page's own (may be empty)
 */
export function splitStyles({ sheets, pages }) {
  const parsed = readSheets(sheets);
  const rules = parsed.flatMap(({ href, rules }) => rules.map((rule) => ({ ...rule, href })));
  const words = new Map();
  const lists = pages.map(({ html }) => classLists(html));
  const uses = pages.map((page, at) => {
    const classes = new Set(lists[at]?.flat());
    for (const script of page.scripts) {
      if (!words.has(script)) words.set(script, scriptWords(script));
      for (const word of words.get(script)) classes.add(word);
    }
    return rules.map((rule) => page.sheets.includes(rule.href) && canMatch(rule, classes));
  });

  const share = rules.map((_, at) => uses.filter((use) => use[at]).length / pages.length);
  const common = rules.map((_, at) => (share[at] ?? 0) >= COMMON_SHARE);
  keepOrder(rules, common, lists.flat());
  pages.forEach((page, at) => {
    refuseSwaps(
      swapped(
        page.sheets,
        sheets.map(({ href }) => href),
      ),
      rules,
      lists[at] ?? [],
    );
  });

  return {
    common: print(parsed, (at) => common[at] === true, true),
    pages: uses.map((use) => print(parsed, (at) => use[at] === true && !common[at], false)),
  };
}

/**
 * The page's sheet follows the common one. A rule that in Next's order came before a common rule for
 * the same element would then win where it lost: such rules join the common sheet.
 * @param {readonly (import('./css-rules.mjs').StyleRule)[]} rules
 * @param {boolean[]} common changed in place
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
  const facts = rules.map(({ node, subjects }) => ({ subjects, properties: properties(node) }));
  for (let at = rules.length - 1; at >= 0; at--) {
    const { subjects, properties } = facts[at] ?? { subjects: new Set(), properties: [] };
    if (!common[at]) {
      const rivals = new Set([...subjects].flatMap((name) => [...(meets.get(name) ?? [])]));
      common[at] = [...rivals].some((name) => properties.some((key) => last.get(name)?.has(key)));
    }
    if (!common[at]) continue;
    for (const name of subjects) {
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
function refuseSwaps(pairs, rules, lists) {
  for (const [earlier, later] of pairs) {
    for (const list of lists) {
      const [first = [], second = []] = [earlier, later].map((href) =>
        rules.filter((rule) => rule.href === href && list.some((name) => rule.subjects.has(name))),
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
 * @param {boolean} withStatements whether what is not a rule (fonts, layers, properties) stays
 * @returns {string}
 */
function print(sheets, keep, withStatements) {
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
      if (!withStatements) {
        copy.walkAtRules(/^(?:font-face|property|charset)$/, (rule) => void rule.remove());
      }
      dropUnusedKeyframes(copy);
      dropEmpty(copy, withStatements);
      return copy.toString();
    })
    .filter((css) => css.trim() !== '')
    .join('\n');
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
