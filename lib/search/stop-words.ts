import { type LanguageId, language } from '../languages';
import * as en from './analysis/en/stop-words';
import * as sw from './analysis/sw/stop-words';

/** What the words of a question are worth, in each language in which the site is searched. */
type QuestionWords = {
  /** Articles, prepositions, pronouns, words of asking, apart by spaces. */
  stopWords: string;
  /** What a question can do without. */
  weakWords: string;
  askingWords: AskingWords;
};

export type Asked = 'who' | 'where' | 'when';
type AskingWords = Readonly<Record<string, Asked>>;

const editions: Record<LanguageId, QuestionWords> = { en, sw };
const own = editions[language.id];
const split = (list: string) => new Set(list.trim().split(/\s+/));
const STOP_WORDS = split(own.stopWords);
const WEAK_WORDS = split(own.weakWords);

/** Words that ask, by the term they are written with. */
export const askingWords = own.askingWords;

/** True for words that say nothing of a text: articles, prepositions, pronouns. */
export function isStopWord(word: string): boolean {
  return STOP_WORDS.has(word.toLowerCase());
}

/** True for a word that a question can do without: “help”, “find”, a single letter. */
export function isWeakWord(word: string): boolean {
  return /^\p{L}$/u.test(word) || WEAK_WORDS.has(word.toLowerCase());
}
