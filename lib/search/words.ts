/**
 * How text becomes terms, for the index, for queries and for marking what matched. All three have to
 * agree, so none of them splits or folds words in a way of its own.
 */

/** Letters that lose nothing in a search but do not decompose: Akan, Ewe, Hausa, Dinka and others. */
const PLAIN: Readonly<Record<string, string>> = {
  ɔ: 'o',
  ɛ: 'e',
  ɖ: 'd',
  ɗ: 'd',
  ɓ: 'b',
  ƙ: 'k',
  ƴ: 'y',
  ŋ: 'n',
  ɲ: 'n',
  ɣ: 'g',
  ƒ: 'f',
  ʋ: 'v',
  ɩ: 'i',
  ø: 'o',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
};

const STOP_WORDS = new Set(
  `a about after all also am an and any are as at be because been before being between both but by can
  cannot could did do does each else ever every few for from had has have he her here him his how i if in
  into is it its itself just let may me might more most much must my no nor not of off on once one only
  or other our out over own per rather same she should since so some such than that the their them then
  there these they this those through to too two under until up upon us very was we were what when where
  whether which while who whom whose why will with within without would yet you your`.split(/\s+/),
);

/** A word, also with an ampersand inside (M&E); apostrophes end it. */
const WORD = /[\p{L}\p{N}\p{M}]+(?:&[\p{L}\p{N}\p{M}]+)*/gu;

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
 * The form in which words are compared: lower case, without accents, British and American spelling
 * and singular and plural the same. A light stem, because a heavy one would bring strangers together.
 */
export function termOf(word: string): string {
  const plain = word
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\0-\x7f]/gu, (letter) => PLAIN[letter] ?? letter);
  if (plain.length < 4) return plain;
  return plain
    .replace(/(?<!s|u|i)s$/, '')
    .replace(/(?<=.{2})iz/, 'is')
    .replace(/^programme$/, 'program')
    .replace(/(?:ie|(?<=[^aeiou])y)$/, 'i');
}

/** True for words that say nothing of a text: articles, prepositions, pronouns. */
export function isStopWord(word: string): boolean {
  return STOP_WORDS.has(word.toLowerCase());
}
