/**
 * How text becomes terms, for the index, for queries and for marking what matched. All three have to
 * agree, so none of them splits or folds words in a way of its own.
 */
import { plainLetters } from '../format/slug.mjs';
import { type LanguageId, language } from '../languages';
import { stem as en } from './analysis/en/stem';
import { stem as sw } from './analysis/sw/stem';

const stems: Record<LanguageId, (plain: string) => string> = { en, sw };
const stem = stems[language.id];

/**
 * A figure with separators (5,000), one letter tied to a word (e-levy, M-PESA), or a word, also with an
 * ampersand inside (M&E). Apostrophes and other hyphens end a word.
 */
const WORD =
  /\d{1,3}(?:[,.]\d{3})+(?!\d)|(?<![\p{L}\p{N}\p{M}])\p{L}[-\u2010\u2011]\p{L}[\p{L}\p{N}\p{M}]+|[\p{L}\p{N}\p{M}]+(?:&[\p{L}\p{N}\p{M}]+)*/gu;

/** Words of a text with their places, in order. */
export function wordsOf(text: string): { word: string; start: number; end: number }[] {
  return [...text.matchAll(WORD)].map(({ 0: word, index }) => ({
    word,
    start: index,
    end: index + word.length,
  }));
}

/** Words of a text. */
export function tokenise(text: string): string[] {
  return text.match(WORD) ?? [];
}

/**
 * The form in which words are compared: lower case, without accents, and with the stem of the language
 * (`analysis/`). Words of one family are found by `familyOf`, and count for less.
 */
export function termOf(word: string): string {
  const known = terms.get(word);
  if (known !== undefined) return known;
  if (terms.size > MOST_TERMS) terms.clear();
  const term = fold(word);
  terms.set(word, term);
  return term;
}

/** The same words come again and again, in the index and in what is marked of it. */
const terms = new Map<string, string>();
const MOST_TERMS = 20_000;

function fold(word: string): string {
  const plain = word
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[-\u2010\u2011,.]/g, '')
    .replace(/[^\0-\x7f]/gu, (letter) => plainLetters[letter] ?? letter);
  return stem(plain);
}
