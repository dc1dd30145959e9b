/** Whether the colours of the site can be read: every pair that stands on another, in both themes. */
import { tokensIn } from '../../../lib/theme-tokens.mjs';

/** WCAG 2.2, 1.4.3: words. 1.4.11: borders of fields, the ring of the focus, large words and buttons. */
const WORDS = 4.5;
const SIGNS = 3;

/**
 * What stands on what (docs/design.md, Colour; app/styles/grounds.css), by token.
 * @type {readonly { words?: string[], signs?: string[], on: string[] }[]}
 */
const PAIRS = [
  { words: ['ink', 'ink-2'], on: ['page', 'raised', 'band', 'sky'] },
  { words: ['ink-3'], on: ['page', 'raised'] },
  { words: ['link'], on: ['page', 'raised', 'band'] },
  { words: ['ok', 'err'], on: ['page', 'raised'] },
  { words: ['err', 'ink'], on: ['err-bg'] },
  { words: ['on-act'], on: ['act', 'act-hover'] },
  { words: ['on-flood', 'on-flood-2'], on: ['basalt', 'earth', 'tea', 'lake'] },
  { words: ['on-maize'], on: ['maize', 'maize-hover'] },
  { words: ['field-ink'], on: ['maize-field'] },
  { words: ['on-sisal'], on: ['sisal'] },
  { words: ['on-field-act'], on: ['field-act'] },
  { signs: ['edge', 'focus-a'], on: ['page', 'raised'] },
  { signs: ['act'], on: ['page', 'band', 'sky'] },
  // Buttons on a flood are maize.
  { signs: ['maize'], on: ['basalt', 'earth', 'tea', 'lake'] },
  { signs: ['field-act'], on: ['maize-field'] },
];

/** @param {string} hex `#141b1e` @returns {number} relative luminance, 0 to 1 */
function luminance(hex) {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/**
 * Contrast of two colours, 1 to 21, as WCAG 2.2 defines it.
 * @param {string} one `#141b1e` @param {string} other
 */
export function contrast(one, other) {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/**
 * A sentence for each pair that cannot be read, or seen.
 * @param {string} css text of app/styles/tokens.css
 * @returns {string[]}
 */
export function unreadable(css) {
  return /** @type {const} */ (['light', 'dark']).flatMap((theme) => {
    const tokens = tokensIn(css, theme);
    const colour = (/** @type {string} */ name) => resolved(tokens, name);
    return PAIRS.flatMap(({ words, signs, on }) =>
      (words ?? signs ?? []).flatMap((name) =>
        on.flatMap((ground) => {
          const least = words ? WORDS : SIGNS;
          const found = contrast(colour(name), colour(ground));
          if (found >= least) return [];
          return `colours.${theme}: found ${name} ${colour(name)} on ${ground} ${colour(ground)} with a contrast of ${found.toFixed(2)}, expected ${least} or more`;
        }),
      ),
    );
  });
}

/** @param {Map<string, string>} tokens @param {string} name @returns {string} a plain colour */
function resolved(tokens, name) {
  const value = tokens.get(`--${name}`) ?? '';
  const [, other] = /^var\(--([\w-]+)\)$/.exec(value) ?? [];
  if (other) return resolved(tokens, other);
  if (/^#[0-9a-f]{6}$/i.test(value)) return value;
  throw new Error(
    `app/styles/tokens.css: found ${name} as "${value}", expected six digits such as #141b1e`,
  );
}
