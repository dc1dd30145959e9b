import { language } from '@/lib/languages';
import { isStopWord } from './stop-words';
import { termOf, tokenise } from './words';

/**
 * The sentences and phrases of a content file. What holds no space is an id, an address or the name
 * of a drawing; reading everything else means that a field added to a schema is found without more ado.
 */
export function proseOf(content: unknown): string[] {
  if (typeof content === 'string') return content.includes(' ') ? [plain(content)] : [];
  if (typeof content !== 'object' || content === null) return [];
  return Object.values(content).flatMap(proseOf);
}

/** Markdown without the addresses of its links. */
function plain(text: string): string {
  return text.replace(/\]\([^)]*\)/g, ' ');
}

/** Every word of some texts once, without those that `known` texts hold already. */
export function distinctWords(texts: readonly string[], known: readonly string[]): string {
  const seen = new Set(known.flatMap(tokenise).map(termOf));
  const words = new Map<string, string>();
  for (const word of texts.flatMap(tokenise)) {
    const term = termOf(word);
    if (isStopWord(word) || seen.has(term)) continue;
    const lower = word.toLowerCase();
    // The capital of a sentence's first word is no part of the word.
    if (!words.has(term) || word === lower) words.set(term, word);
  }
  return [...words.values()].sort((a, b) => a.localeCompare(b, language.locale)).join(' ');
}
