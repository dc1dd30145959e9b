/**
 * Which style rules the first screen needs. They are written into every page, so that it is painted
 * without waiting for a second round trip (docs/decisions/0031-first-styles-inline.md).
 */
import { canMatch, classLists } from './css-rules.mjs';

/** Where components/ui/fold ends what is painted first. */
export const FOLD = /<span hidden="" data-fold="true">/;

/** Characters of rules that may stand in every page: about 6 kB compressed in all. */
const MOST = 21_000;

/** Answers to a press, a hover or a printer; none of it is in the first picture of a page. */
const LATER_AT_RULE =
  /\bprint\b|forced-colors|prefers-(?:contrast|reduced)|\bhover\b|-webkit-hyphens|not selector/;
const LATER_SELECTOR =
  /:(?:hover|active|focus|target|popover-open|open|checked|user-)|\[open\]|::(?:backdrop|selection|view)|data-(?:ready|scrolled)/;

/**
 * Classes of the elements before the fold, without those that are closed when a page opens.
 * @param {string} html
 * @returns {ReadonlySet<string> | undefined} nothing when the page has no fold
 */
export function firstClasses(html) {
  const end = FOLD.exec(html)?.index;
  if (end === undefined) return undefined;
  return new Set(classLists(withoutClosed(html.slice(0, end))).flat());
}

/**
 * The document without `<dialog>`, `<template>` and popovers. Next writes well-formed HTML: the end of
 * an element is found by counting its tags.
 * @param {string} html
 */
export function withoutClosed(html) {
  const open =
    /<(?:(dialog|template)\b[^>]*|(\w+)\b[^>]*?\spopover(?:="(?:auto)?")?(?:\s[^>]*)?)>/g;
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
 * Whether a rule shapes the first picture of a page with these classes.
 * @param {import('./css-rules.mjs').StyleRule} rule
 * @param {ReadonlySet<string>} classes
 */
export function shapesFirst(rule, classes) {
  return canMatch(rule, classes) && !isLater(rule.node);
}

/** @param {import('postcss').Rule} node */
function isLater(node) {
  for (let up = /** @type {any} */ (node.parent); up; up = up.parent) {
    if (up.type === 'atrule' && LATER_AT_RULE.test(up.params)) return true;
  }
  return node.selectors.every((selector) => LATER_SELECTOR.test(selector));
}

/**
 * The rules for every page: those of the first page given (home), then of the page that lacks least, and
 * so on while there is room.
 * What several waiting pages lack counts for each of them in part. A page whose rules found no room waits
 * for its sheets, as pages do.
 * @param {readonly { size: number }[]} rules
 * @param {readonly (readonly boolean[] | undefined)[]} needs by page, then by rule
 * @returns {boolean[]} by rule
 */
export function chooseFirst(rules, needs) {
  const chosen = rules.map(() => false);
  let waiting = needs.filter((need) => need !== undefined);
  for (let room = MOST; waiting.length > 0; ) {
    const share = rules.map(
      ({ size }, at) => size / waiting.filter((need) => need[at]).length || 0,
    );
    /** @param {readonly boolean[]} need @param {(at: number) => number} cost */
    const lacks = (need, cost) =>
      need.reduce((sum, needed, at) => sum + (needed && !chosen[at] ? cost(at) : 0), 0);
    const ranked = waiting.map((need) =>
      need === needs[0] ? -1 : lacks(need, (at) => share[at] ?? 0),
    );
    const next = waiting[ranked.indexOf(Math.min(...ranked))] ?? [];
    waiting = waiting.filter((need) => need !== next);
    const size = lacks(next, (at) => rules[at]?.size ?? 0);
    if (size > room) continue;
    room -= size;
    next.forEach((needed, at) => {
      if (needed) chosen[at] = true;
    });
  }
  return chosen;
}
