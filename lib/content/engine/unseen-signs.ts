/** What comes with words that were pasted, and no page, paper or picture can show. */

/** Controls, halves of a character, and marks that turn the direction of what follows. */
const CONTROL = /[\p{Cc}\p{Cs}\u2028\u2029\u202A-\u202E\u2066-\u2069\uFFFD]/u;
/** Soft hyphens and spaces without width: words that hold one are not found, and break where nobody wants it. */
const WITHOUT_WIDTH = /[\u00AD\u200B\u2060\uFEFF]/;
/** Emoji: the faces of printed papers and of pictures for shared links have none. */
const EMOJI = /\p{Emoji_Presentation}/u;

const kinds: readonly (readonly [RegExp, (around: string) => string])[] = [
  [
    CONTROL,
    (around) => `found a control character${around}, expected text without control characters`,
  ],
  [
    WITHOUT_WIDTH,
    (around) =>
      `found a sign that nobody sees${around}, expected text without it: delete the letters on both sides and type them anew`,
  ],
  [
    EMOJI,
    (around) => `found an emoji${around}, expected words, because printed papers cannot show it`,
  ],
];

/** Letters before the sign that a message repeats. */
const SHOWN = 20;

/**
 * The first sign of a text that does not belong into one; line ends may stand.
 * @returns what was found, behind which words, and what was expected
 */
export function unseenSign(text: string): string | undefined {
  const line = text.replaceAll('\n', ' ');
  for (const [pattern, sentence] of kinds) {
    const place = line.search(pattern);
    if (place < 0) continue;
    const before = line.slice(Math.max(0, place - SHOWN), place).trim();
    return sentence(before ? ` behind ${JSON.stringify(before)}` : ' at the beginning');
  }
  return undefined;
}
