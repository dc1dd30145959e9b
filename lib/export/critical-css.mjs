/**
 * Which style rules the first screen of a phone needs. They are written into the page, so that it is
 * painted without waiting for a second round trip (docs/decisions/0031-first-styles-inline.md).
 */
import { canMatch, classLists } from './css-rules.mjs';

/** Where components/ui/above-the-fold-end ends what is painted first. */
export const FOLD = /<span hidden="" data-fold-end="true">/;

/** Windows at least this many rem wide wait for the sheets: their rules are not written into the page. */
const WIDE = 40;
export const WIDE_WINDOW = `(min-width:${WIDE}rem)`;

/** Answers to a press, a hover or a printer; none of it is in the first picture of a page. */
const LATER_AT_RULE =
  /\bprint\b|forced-colors|prefers-(?:contrast|reduced)|\bhover\b|-webkit-hyphens|not selector|-apple-pay/;
const LATER_SELECTOR =
  /:(?:hover|active|focus|target|popover-open|open|checked|disabled|user-|-moz|-webkit)|\[open\]|::(?:backdrop|selection|view|file|placeholder|-webkit)|aria-busy|data-(?:ready|scrolled)/;

/** `:not(…)`: what holds while nothing is pressed. One pair of brackets may stand inside. */
const NEGATION = /:not\((?:[^()]|\([^()]*\))*\)/g;

/**
 * What stands below the fold is shown once the sheets are there, in browsers that would draw it before;
 * sheets that fail to come hold it back for three seconds. Both halves stand in a layer below all others,
 * so that they change no animation of an element.
 */
export const HIDE_UNTIL_CSS =
  '@layer wait{@keyframes wait{0%{visibility:hidden}}[data-fold-end]~*,main~*{animation:3s step-end wait}}';
export const SHOW_WITH_CSS = '@layer wait{[data-fold-end]~*,main~*{animation:none}}';

/**
 * Element names and classes before the fold, without what is closed when a page opens.
 * @param {string} html
 * @returns {{ classes: ReadonlySet<string>, tags: ReadonlySet<string> } | undefined} nothing when the
 *   page has no fold
 */
export function elementsAboveTheFold(html) {
  const end = FOLD.exec(html)?.index;
  if (end === undefined) return undefined;
  const above = withoutClosed(html.slice(0, end));
  return {
    classes: new Set(classLists(above).flat()),
    tags: new Set([...above.matchAll(/<([a-z][a-z0-9]*)\b/g)].map(([, name]) => String(name))),
  };
}

/**
 * The document without `<dialog>`, `<template>`, popovers and what only wide windows show. Next writes well-formed HTML: the end of
 * an element is found by counting its tags.
 * @param {string} html
 */
function withoutClosed(html) {
  const open =
    /<(?:(dialog|template)\b[^>]*|(\w+)\b[^>]*?\s(?:popover(?:="(?:auto)?")?|data-wide="true")(?:\s[^>]*)?)>/g;
  let kept = '';
  let from = 0;
  for (let found = open.exec(html); found; found = open.exec(html)) {
    kept += html.slice(from, found.index);
    from = endOf(html, found.index, found[1] ?? found[2] ?? '');
    open.lastIndex = from;
  }
  return kept + html.slice(from);
}

/** @param {string} html @param {number} start of the element @param {string} name @returns {number} */
function endOf(html, start, name) {
  const tags = new RegExp(`<(/?)${name}\\b[^>]*>`, 'g');
  tags.lastIndex = start;
  let depth = 0;
  for (let tag = tags.exec(html); tag; tag = tags.exec(html)) {
    depth += tag[1] ? -1 : 1;
    if (depth === 0) return tags.lastIndex;
  }
  return html.length;
}

/**
 * Whether a rule can match what stands above the fold of a page with these elements.
 * @param {import('./css-rules.mjs').StyleRule} rule
 * @param {NonNullable<ReturnType<typeof elementsAboveTheFold>>} elements
 */
export function isCritical(rule, { classes, tags }) {
  return (
    canMatch(rule, classes) &&
    (rule.tags.size === 0 || [...rule.tags].some((name) => tags.has(name)))
  );
}

/**
 * Whether a rule is no part of a phone's first picture, whatever the page.
 * @param {import('postcss').Rule} node
 */
export function isLater(node) {
  for (let up = /** @type {any} */ (node.parent); up; up = up.parent) {
    if (up.type !== 'atrule') continue;
    if (LATER_AT_RULE.test(up.params)) return true;
    if (up.name === 'media' && leastWidth(up.params) >= WIDE) return true;
  }
  return node.selectors.every((selector) => LATER_SELECTOR.test(selector.replace(NEGATION, '')));
}

/** @param {string} query @returns {number} `min-width` in rem, 0 without */
function leastWidth(query) {
  if (/\bnot\b/.test(query)) return 0;
  const [, amount, unit] = /min-width:\s*([\d.]+)(rem|em|px)/.exec(query) ?? [];
  return amount ? Number(amount) / (unit === 'px' ? 16 : 1) : 0;
}

/** Rules that at least this share of the pages need first are written into every page. */
const FIRST_SHARE = 0.5;

/** Characters of rules that the pages of a template may have besides: eight industries open in as many ways. */
const MOST_OF_A_TEMPLATE = 3600;

/**
 * @param {readonly Requirements[]} needs by page
 * @param {readonly number[]} weights how much each page counts
 * @returns {boolean[]} by rule
 * @typedef {readonly boolean[] | undefined} Requirements by rule; nothing when the page has no fold
 */
export function criticalForSite(needs, weights) {
  const known = needs.flatMap((need, at) => (need ? [{ need, weight: weights[at] ?? 0 }] : []));
  const share = (/** @type {number} */ at) =>
    known.reduce((sum, { need, weight }) => sum + (need[at] ? weight : 0), 0);
  const least = known.reduce((sum, { weight }) => sum + weight, 0) * FIRST_SHARE;
  return (known[0]?.need ?? []).map((_, at) => share(at) >= least);
}

/**
 * What the pages of one template need besides: of the page that lacks least, then of the next, while there
 * is room. A page whose rules find none waits for its sheets.
 * @param {readonly Requirements[]} needs of the template's pages
 * @param {readonly boolean[]} first what every page has
 * @param {readonly number[]} sizes of the rules, in characters
 * @returns {boolean[]} by rule
 */
export function criticalForTemplate(needs, first, sizes) {
  const chosen = first.map(() => false);
  const lacks = (/** @type {readonly boolean[]} */ need) =>
    need.flatMap((needed, at) => (needed && !first[at] && !chosen[at] ? [at] : []));
  const cost = (/** @type {readonly boolean[]} */ need) =>
    lacks(need).reduce((sum, at) => sum + (sizes[at] ?? 0), 0);
  let room = MOST_OF_A_TEMPLATE;
  // Hundreds of articles differ in a handful of ways.
  let waiting = [
    ...new Map(
      needs.filter((need) => need !== undefined).map((need) => [lacks(need).join(), need]),
    ),
  ].map(([, need]) => need);
  while (waiting.length > 0) {
    const costs = waiting.map(cost);
    const size = Math.min(...costs);
    if (size > room) break;
    const next = /** @type {readonly boolean[]} */ (waiting[costs.indexOf(size)]);
    waiting = waiting.filter((need) => need !== next);
    room -= size;
    for (const at of lacks(next)) chosen[at] = true;
  }
  return chosen;
}
