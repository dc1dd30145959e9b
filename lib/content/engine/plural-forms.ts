import { z } from 'zod';

/** A phrase in the forms that a language has for different numbers (CLDR); `form` is true of each. */
export const pluralForms = (form: z.ZodString) =>
  z.strictObject({
    zero: form.optional(),
    one: form.optional(),
    two: form.optional(),
    few: form.optional(),
    many: form.optional(),
    other: form,
  });
