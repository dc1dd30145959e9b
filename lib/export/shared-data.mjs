/**
 * What most pages of a language give React alike: header, menus, search, footer. It stands in one file that a
 * visitor downloads once, and a build compresses once; a page's own file names its parts by their numbers.
 */
import { WEIGHT_PLACE } from '../format/weight-place.mjs';

/** What the export fills in later: addresses of style sheets, and what a page weighs. */
const VARIES = new RegExp(`\\.css|${WEIGHT_PLACE.source}`);
/** Elements begin so in flight data. */
const ELEMENT = /(?=\["\$",)/;
/** Part of the pages that have a text in common, so that it is worth a place in the file of all. */
const SHARE = 0.5;
/** Two elements that follow each other on this part of the pages that have them stay one part. */
const TOGETHER = 0.97;
/** Letters; shorter ones would cost a visitor more in names than they save. */
const LEAST = 160;

/**
 * @param {readonly string[]} pages flight data of pages of one language; a few of each look are enough
 * @returns {string[]} what most have alike, in no order that matters
 */
export function sharedParts(pages) {
  const pieces = pages.map((text) => text.split(ELEMENT));
  const have = countOf(pieces);
  const haveBoth = countOf(pieces.map((list) => list.map((one, at) => one + (list[at + 1] ?? ''))));
  const isShared = (/** @type {string} */ piece) =>
    have(piece) >= Math.max(2, SHARE * pages.length) && !VARIES.test(piece);
  const stayTogether = (/** @type {string} */ one, /** @type {string} */ next) =>
    haveBoth(one + next) >= TOGETHER * Math.min(have(one), have(next));

  /** @type {Set<string>} */
  const seen = new Set();
  /** @type {Set<string>} */
  const parts = new Set();
  for (const list of pieces) {
    /** @type {string[]} */
    let run = [];
    for (const [place, piece] of [...list, ''].entries()) {
      const before = list[place - 1] ?? '';
      if (run.length > 0 && !(isShared(piece) && stayTogether(before, piece))) {
        const fresh = run.filter((one) => !seen.has(one)).join('').length;
        const part = run.join('');
        if (part.length >= LEAST && fresh * 2 > part.length) {
          parts.add(part);
          for (const one of run) seen.add(one);
        }
        run = [];
      }
      if (isShared(piece)) run.push(piece);
    }
  }
  return [...parts];
}

/**
 * How many lists have a text.
 * @param {readonly (readonly string[])[]} lists
 * @returns {(text: string) => number}
 */
function countOf(lists) {
  /** @type {Map<string, number>} */
  const counts = new Map();
  for (const list of lists)
    for (const text of new Set(list)) counts.set(text, (counts.get(text) ?? 0) + 1);
  return (text) => counts.get(text) ?? 0;
}

/**
 * A text in parts that are shared, by their numbers, and others in words.
 * @param {string} text
 * @param {readonly string[]} parts
 * @returns {(string | number)[]}
 */
export function withParts(text, parts) {
  /** @type {(string | number)[]} */
  const done = [];
  const byStart = startsOf(parts);
  let own = 0;
  for (let at = text.indexOf('["$",'); at >= 0; at = text.indexOf('["$",', at)) {
    const found = byStart
      .get(text.slice(at, at + START))
      ?.find((/** @type {number} */ number) => text.startsWith(parts[number] ?? '', at));
    if (found === undefined) {
      at += 1;
      continue;
    }
    if (at > own) done.push(text.slice(own, at));
    done.push(found);
    at += parts[found]?.length ?? 0;
    own = at;
  }
  if (own < text.length) done.push(text.slice(own));
  return done;
}

/** Letters by which a part is looked for. */
const START = 60;

/** @type {WeakMap<readonly string[], Map<string, number[]>>} */
const known = new WeakMap();

/** Numbers of the parts that begin alike, longest first. @param {readonly string[]} parts */
function startsOf(parts) {
  const made = known.get(parts) ?? new Map();
  if (known.has(parts)) return made;
  const byLength = parts
    .map((part, number) => ({ part, number }))
    .sort((one, other) => other.part.length - one.part.length);
  for (const { part, number } of byLength) {
    const start = part.slice(0, START);
    made.set(start, [...(made.get(start) ?? []), number]);
  }
  known.set(parts, made);
  return made;
}
