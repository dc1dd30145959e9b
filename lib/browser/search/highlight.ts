import { termOf, wordsOf } from '../../search/words';

/** A stretch of text; `marked` when it matched. Joined, the stretches are the text, unchanged. */
export type Segment = { text: string; marked: boolean };

/** Cuts a text into the words that matched and what stands between them. */
export function segmentsOf(text: string, terms: ReadonlySet<string>): Segment[] {
  const segments: Segment[] = [];
  let end = 0;
  for (const { word, start, end: wordEnd } of wordsOf(text)) {
    if (!terms.has(termOf(word))) continue;
    if (start > end) segments.push({ text: text.slice(end, start), marked: false });
    segments.push({ text: word, marked: true });
    end = wordEnd;
  }
  if (end < text.length) segments.push({ text: text.slice(end), marked: false });
  return segments;
}

/** The words of a text that matched, each once, in order. */
export function matchedWords(text: string, terms: ReadonlySet<string>): string[] {
  const found = new Map<string, string>();
  for (const { word } of wordsOf(text)) {
    const term = termOf(word);
    // Within a sentence rather than at the head of one.
    const known = found.get(term);
    if (terms.has(term) && (!known || known.toLowerCase() === word)) found.set(term, word);
  }
  return [...found.values()];
}
