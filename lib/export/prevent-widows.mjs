/**
 * No paragraph, list item or label ends in one short word on a line of its own: the space before it does not
 * break. `text-wrap: pretty` does as much only where a browser knows it, and costs a phone a fifth of its
 * layout (app/styles/base.css); a letter in the text costs nothing. React compares texts when it takes the
 * page over, so that what it compares with changes in the same way.
 *
 * A word counts as short up to seven letters, beside a short one up to ten. The space stays as it is in headings and display lines, which
 * are balanced and are names of things as well; in cells of tables; where the last two words together would be so long that the
 * line before looks torn off; in short labels; and where the words are not one plain text of the page's data
 * (text that an island puts together, texts over 1,024 letters).
 *
 * In the same texts no line ends between a day and its month, or within an amount.
 */
import { decodeText } from './decode-text.mjs';
import { flightRows } from './hydration-payload.mjs';

const SHORT = 7;
/** Letters of the last two words together. */
const LONGEST = 16;
/** A word of more letters than a short one, and the letters that it may have together with the one before. */
const [LESS_SHORT, LESS_LONG] = [10, 12];
/** Labels below this many letters seldom break, and are values of forms and names of things as well. */
const LEAST = 20;

const INLINE =
  /^(?:a|abbr|b|bdi|cite|code|data|del|em|i|ins|kbd|mark|q|s|small|span|strong|sub|sup|time|u|var|wbr)$/;
/** Their texts are not set in lines, or are not only for reading. */
const SKIPPED = /^(?:script|style|svg|textarea|select|title|noscript|template|pre|head|button)$/;
/** A link that looks like one: where letters are twice as large, two words held together break within the second. */
const BUTTON = /^<a\b[^>]*\sclass="(?:[^"]* )?btn[ "]/;
/**
 * Balanced by the style sheet (app/styles/type.css); and cells of tables, where two words together take the
 * room of another column, unless a phone sets them as lines (`data-label`).
 */
const BALANCED = /^<h[1-6]\b|\b(?:type-[dh][123]|text-balance)\b|^<t[dh]\b(?!.*\bdata-label=)/;
const TOKEN = /<(\/?)([a-zA-Z][\w-]*)[^>]*>|<!--[\s\S]*?-->|<![^>]*>|[^<]+|</g;

/**
 * @template {{ html: string, payload: string }} Page
 * @param {Page} page
 * @returns {Page}
 */
export function preventWidows(page) {
  const rows = flightRows(page.payload);
  const data = rows.map(({ source, text }) => (text === undefined ? source : '')).join('');
  const options = new Set(
    [...page.html.matchAll(/<(option|title)\b[^>]*>([^<]+)</g)].map(([, , text]) => String(text)),
  );
  /** @type {Map<string, string>} text as it stands in the HTML → with its space that does not break */
  const kept = new Map();
  const { blocks, outside } = runs(page.html);
  // A text that is a name somewhere stays one everywhere: React's data does not tell the places apart.
  const names = new Set(blocks.flatMap(({ nodes, isBalanced }) => (isBalanced ? nodes : [])));
  for (const text of outside) names.add(text);
  for (const { nodes, isBalanced } of blocks) {
    if (isBalanced) continue;
    const found = lastSpace(nodes);
    for (const node of nodes) {
      const isLast = node === found?.node;
      if (options.has(node) || names.has(node) || (kept.has(node) && !isLast)) continue;
      const whole = inOnePiece(isLast ? found.kept : node);
      if (whole !== node && data.includes(literal(node))) kept.set(node, whole);
    }
  }
  if (kept.size === 0) return page;
  return {
    ...page,
    html: mapTexts(page.html, (text) => kept.get(text) ?? text),
    payload: rows
      .map(({ source, text }) => {
        if (text !== undefined) return source;
        return source.replace(/"(?:[^"\\]|\\.)*"/g, (value) => inData(kept).get(value) ?? value);
      })
      .join(''),
  };
}

/** Spaces between a day and its month, a currency or a scale and its figure, in English and in Kiswahili. */
const HELD = new RegExp(
  [
    String.raw`(?<=\b\d{1,2}) (?=(?:Jan|Feb|Mar|Mac|Apr|Ma[iy]|Mei|Ju[nl]|A[ug][go]|Sep|O[ck]t|Nov|De[cs])\p{Ll}*\b)`,
    String.raw`(?<=\b(?:KSh|UGX|USD|asilimia|milioni|bilioni)) (?=\d)`,
    String.raw`(?<=\d) (?=(?:per cent|million|billion|trillion|k[Vmg]|kWh|[GMT]Wh?)\b)`,
    '(?<=\\d per) (?=cent\\b)',
  ].join('|'),
  'gu',
);
/** @param {string} text of the HTML */
const inOnePiece = (text) => text.replace(HELD, '\u00a0');

/** @type {WeakMap<Map<string, string>, Map<string, string>>} */
const literals = new WeakMap();

/** The same as JSON strings. @param {Map<string, string>} kept */
function inData(kept) {
  const known = literals.get(kept);
  if (known) return known;
  const made = new Map([...kept].map(([from, to]) => [literal(from), literal(to)]));
  literals.set(kept, made);
  return made;
}

/** @param {string} text of the HTML */
const literal = (text) => JSON.stringify(decodeText(text));

/**
 * Where the last word of some texts that stand in one block begins.
 * @param {readonly string[]} nodes
 */
function lastSpace(nodes) {
  const whole = nodes.join('').trimEnd();
  const at = whole.lastIndexOf(' ');
  if (at < 0 || whole.length < LEAST) return undefined;
  const last = decodeText(whole.slice(at + 1));
  const before = decodeText(whole.slice(whole.lastIndexOf(' ', at - 1) + 1, at));
  const letters = last.replace(/[^\p{L}\p{N}]/gu, '').length;
  const most = letters > LESS_SHORT ? 0 : letters > SHORT ? LESS_LONG : LONGEST;
  if (before.length + last.length > most) return undefined;
  // A space that is held already binds a third word.
  if (/\u00a0/.test(before + last)) return undefined;
  let start = 0;
  for (const node of nodes) {
    if (at < start + node.length) {
      const place = at - start;
      if (!node.trim()) return undefined;
      return { node, kept: `${node.slice(0, place)}\u00a0${node.slice(place + 1)}` };
    }
    start += node.length;
  }
  return undefined;
}

/** The texts of each block, in the order of the page, and those outside of any. @param {string} html */
function runs(html) {
  /** @type {{ nodes: string[], isBalanced: boolean }[]} */
  const blocks = [];
  /** @type {string[]} of drawings, buttons and the like */
  const outside = [];
  /** @type {string[]} */
  let nodes = [];
  let isBalanced = false;
  const end = () => {
    if (nodes.length > 0) blocks.push({ nodes, isBalanced });
    nodes = [];
  };
  eachToken(html, {
    text: (text) => nodes.push(text),
    tag: (name, source) => {
      if (INLINE.test(name)) return;
      end();
      isBalanced = BALANCED.test(source);
    },
    rest: (source) => {
      if (!source.startsWith('<')) outside.push(source);
    },
  });
  end();
  return { blocks, outside };
}

/** @param {string} html @param {(text: string) => string} change */
function mapTexts(html, change) {
  let done = '';
  eachToken(html, { text: (text) => (done += change(text)), rest: (source) => (done += source) });
  return done;
}

/**
 * @param {string} html
 * @param {object} on
 * @param {(text: string) => unknown} on.text of the page's blocks
 * @param {(name: string, source: string) => unknown} [on.tag]
 * @param {(source: string) => unknown} [on.rest] everything that is no such text
 */
function eachToken(html, { text, tag, rest }) {
  let skipped = '';
  let depth = 0;
  for (const [source, slash, name] of html.matchAll(TOKEN)) {
    if (name) {
      const low = name.toLowerCase();
      if (!skipped && !slash && (SKIPPED.test(low) || BUTTON.test(source))) skipped = low;
      if (low === skipped) depth += slash ? -1 : source.endsWith('/>') ? 0 : 1;
      if (skipped && depth === 0) skipped = '';
      tag?.(low, source);
      rest?.(source);
    } else if (source.startsWith('<') || skipped) rest?.(source);
    else text(source);
  }
}
