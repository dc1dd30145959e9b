import { en } from '@/content/language-words/en';
import { sw } from '@/content/language-words/sw';
import type { LanguageWords } from '@/content/language-words/words';
import { interpolate } from '@/lib/format/interpolate';
import { type Language, type LanguageId, language, languages } from '@/lib/languages';

const editions: Record<LanguageId, LanguageWords> = { en, sw };

/** What the pages of this build say of other languages. */
export const languageWords = editions[language.id];

/** Every language but that of this build, in the order of the table. */
export const otherLanguages: readonly (Language & { id: LanguageId })[] = languages.filter(
  ({ id }) => id !== language.id,
);

/** The language in which a text is, where that is not the language of this build. */
export const otherLanguage = (id: LanguageId) => otherLanguages.find((other) => other.id === id);

/**
 * The language of what no translation replaces, such as the title of a work that is cited; undefined in
 * the language of this build.
 */
export const firstLanguage = otherLanguage(languages[0].id);

/** The attribute that says so, in a tree of Markdown or HTML. */
export const inFirstLanguage = firstLanguage && { lang: firstLanguage.id };

/** Whether a text is in the language of this build: its pages hold no second copy of another. */
export const isAtHome = ({ textLanguage }: { textLanguage: LanguageId }) =>
  textLanguage === language.id;

/**
 * The pieces whose text is in the language of this build, for routes that make a file of each. In a language
 * without any it is one of the others, which nothing leads to: Next exports no route without files.
 */
export function withFiles<Piece extends { textLanguage: LanguageId }>(pieces: readonly Piece[]) {
  const own = pieces.filter(isAtHome);
  return own.length > 0 ? own : pieces.slice(0, 1);
}

/** On the way to a text: that it is read there, in which language. */
export const readIn = (other: Pick<Language, 'id'>) =>
  `${languageWords.readText} ${saidOf('mark', other)}`;

/** What that language says of leading to its home page, where it has no counterpart of a page. */
export const nearestIn = ({ id }: { id: LanguageId }) => editions[id].nearest;

/** What that language says to those who chose it before. */
export const offerIn = ({ id }: { id: LanguageId }) => editions[id].offer;

const names = new Intl.DisplayNames(language.locale, { type: 'language' });

/** A sentence of `languageWords` with the name of a language in it. */
export const saidOf = (sentence: 'mark' | 'textIn', { id }: Pick<Language, 'id'>) =>
  interpolate(languageWords[sentence], { language: names.of(id) ?? id });
