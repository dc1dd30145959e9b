import { z } from 'zod';
import { language } from '@/lib/languages';

/** Forms for which this language has a word of its own; English: `one` and `other`. */
const own = new Set<string>(
  new Intl.PluralRules(language.locale).resolvedOptions().pluralCategories,
);

/**
 * A phrase in the forms that a language has for different numbers (CLDR); `form` is true of each. Those of
 * the build's language have to be there, so that no page says "1 tables".
 */
export const pluralForms = (form: z.ZodString) => {
  const where = (category: Intl.LDMLPluralRule) => (own.has(category) ? form : form.optional());
  return z.strictObject({
    zero: where('zero'),
    one: where('one'),
    two: where('two'),
    few: where('few'),
    many: where('many'),
    other: form,
  });
};
