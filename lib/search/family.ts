import { type LanguageId, language } from '../languages';
import { familyOf as en } from './analysis/en/family';

const families: Record<LanguageId, (term: string) => string> = { en };

/** The stem that words of one family share (lend, lending, lender). Takes a term of `termOf`. */
export const familyOf = families[language.id];
