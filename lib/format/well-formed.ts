/** A surrogate pair, or half of one. */
const SURROGATES = /[\uD800-\uDBFF][\uDC00-\uDFFF]|[\uD800-\uDFFF]/g;

/**
 * A text in which every half of a character has become U+FFFD. `encodeURIComponent` throws at such a
 * half; it comes from text that was cut or put into storage by somebody else.
 */
export function wellFormed(text: string): string {
  // String.prototype.toWellFormed is younger than the browsers this site is for.
  return text.replace(SURROGATES, (match) => (match.length === 2 ? match : '\uFFFD'));
}
