import { type LanguageId, language } from '../languages';
import { familyOf as en } from './analysis/en/family';
import { familyOf as sw } from './analysis/sw/family';

const families: Record<LanguageId, (term: string) => string> = { en, sw };

/** The stem that words of one family share (lend, lending, lender). Takes a term of `termOf`. */
export const familyOf = families[language.id];
