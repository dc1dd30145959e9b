import type { en } from './en';

/** What each language says of the others: the keys of `en.ts`, with words of its own. */
export type LanguageWords = Record<keyof typeof en, string>;
