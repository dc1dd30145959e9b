/**
 * Which CSS rules a page can use. Next links every sheet that any module of the route's bundle imports,
 * so a page carries the styles of its siblings; here a rule stays only where its classes occur.
 */
import { selectorSpecificity } from '@csstools/selector-specificity';
import postcss from 'postcss';
import selectorParser from 'postcss-selector-parser';
import { memoize } from '../memoize.mjs';
import { decodeText } from './decode-text.mjs';

/**
 * @typedef {object} StyleRule
 * @property {import('postcss').Rule} node the rule in its sheet
 * @property {readonly Requirements[]} selectors what each of its selectors needs
 * @property {ReadonlySet<string>} subjectClasses classes of the element that the rule styles
 * @property {ReadonlySet<string>} tags its names, where every selector has one
 * @property {ReadonlySet<string>} specificities the specificities of its selectors
 * @typedef {{ all: readonly string[], any: readonly (readonly Requirements[])[] }} Requirements
 *   every class of `all`, and from each list of `any` one entry whose own needs are met
 */

/**
 * Reads the sheets of an export in their order.
 * @param {readonly { href: string, css: string }[]} sheets
 * @returns {{ href: string, root: import('postcss').Root, rules: StyleRule[] }[]}
 */
export function readSheets(sheets) {
  return sheets.map(({ href, css }) => {
    const root = postcss.parse(css, { from: href });
    /** @type {StyleRule[]} */
    const rules = [];
    root.walkRules((node) => {
      if (!isKeyframe(node)) rules.push({ node, ...readSelectors(node.selector) });
    });
    return { href, root, rules };
  });
}

/** @param {import('postcss').Rule} rule */
export function isKeyframe(rule) {
  return rule.parent?.type === 'atrule' && /keyframes$/.test(/** @type {any} */ (rule.parent).name);
}

/**
 * @param {string} selector
 * @returns {Omit<StyleRule, 'node'>}
 */
function readSelectors(selector) {
  /** @type {Set<string>} */
  const subjectClasses = new Set();
  /** @type {Set<string>} */
  const specificities = new Set();
  /** @type {Set<string>} */
  const tags = new Set();
  /** @type {Requirements[]} */
  let selectors = [];
  selectorParser((root) => {
    selectors = root.nodes.map(requirementsOf);
    for (const one of root.nodes) {
      specificities.add(Object.values(selectorSpecificity(one)).join());
      const named = lastCompound(one).find(({ type }) => type === 'tag');
      tags.add(named?.value ?? '*');
      for (const node of lastCompound(one)) {
        if (node.type === 'class') subjectClasses.add(node.value);
        if (!selectorParser.isPseudo(node)) continue;
        node.walkClasses((inner) => void subjectClasses.add(inner.value));
      }
    }
  }).processSync(selector);
  if (tags.has('*')) tags.clear();
  return { selectors, subjectClasses, tags, specificities };
}

/**
 * @param {import('postcss-selector-parser').Selector} selector
 * @returns {Requirements}
 */
function requirementsOf(selector) {
  /** @type {string[]} */
  const all = [];
  /** @type {Requirements[][]} */
  const any = [];
  for (const node of selector.nodes) {
    if (node.type === 'class') all.push(node.value);
    // `:not(.x)` holds without x; every other function needs one of its arguments.
    else if (node.type === 'pseudo' && node.nodes.length > 0 && node.value !== ':not') {
      any.push(node.nodes.map(requirementsOf));
    }
  }
  return { all, any };
}

/** @param {import('postcss-selector-parser').Selector} selector */
function lastCompound(selector) {
  const at = selector.nodes.findLastIndex(({ type }) => type === 'combinator');
  return selector.nodes.slice(at + 1);
}

/**
 * Whether a document with these classes can match the rule.
 * @param {StyleRule} rule
 * @param {ReadonlySet<string>} classes
 */
export function canMatch(rule, classes) {
  return rule.selectors.some((needs) => satisfies(needs, classes));
}

/**
 * @param {Requirements} needs
 * @param {ReadonlySet<string>} classes
 * @returns {boolean}
 */
function satisfies({ all, any }, classes) {
  return (
    all.every((name) => classes.has(name)) &&
    any.every((list) => list.some((n) => satisfies(n, classes)))
  );
}

/**
 * The class lists of a document's elements, each once.
 * @param {string} html
 * @returns {string[][]}
 */
export function classLists(html) {
  const lists = new Set();
  for (const [, list] of html.matchAll(/<[a-zA-Z][^>]*?\sclass="([^"]*)"/g)) lists.add(list);
  return [...lists].map(namesOf);
}

/** Names of a class list, the same array for the same list: thousands of pages have a few hundred lists. */
const namesOf = memoize((/** @type {string} */ list) => {
  // A copy: a part of a text keeps all of it in memory.
  const own = Buffer.from(list).toString();
  return decodeText(own).split(/\s+/).filter(Boolean);
});

/**
 * Every class that a rule names.
 * @param {StyleRule} rule
 * @returns {string[]}
 */
export const classesOf = ({ selectors }) => selectors.flatMap(classesNeeded);

/** @param {Requirements} needs @returns {string[]} */
const classesNeeded = ({ all, any }) => [...all, ...any.flat().flatMap(classesNeeded)];

/**
 * Words inside the strings of a script: any of them can become a class when the script runs.
 * @param {string} script
 * @returns {Set<string>}
 */
export function scriptWords(script) {
  return new Set(script.split(/["'`\s\\]+/));
}
