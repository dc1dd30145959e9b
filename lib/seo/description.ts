const SHORTEST = 70;
const LONGEST = 160;

/**
 * A text for a search result, at most 160 characters: whole sentences where they make at least 70,
 * else whole words and an ellipsis.
 */
export function metaDescription(text: string): string {
  if (text.length <= LONGEST) return text;
  const sentences = text.slice(0, LONGEST).match(/^.*[.?!](?=\s)/s)?.[0] ?? '';
  if (sentences.length >= SHORTEST) return sentences;
  const words = text.slice(0, LONGEST).replace(/[\s,;:]*\S*$/, '');
  return `${words}…`;
}
