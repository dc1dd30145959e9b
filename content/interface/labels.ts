import type { en } from './en';

/**
 * A phrase with `{count}`, in the forms that a language has for different numbers: those of English are
 * `one` and `other`; https://cldr.unicode.org has those of every language. `other` stands for the rest.
 */
export type PluralForms = {
  readonly [Form in Exclude<Intl.LDMLPluralRule, 'other'>]?: string | undefined;
} & { readonly other: string };

/** The shape of a value: any words where there are words, any plural forms where there are such. */
type Widen<Value> = Value extends string
  ? string
  : Value extends readonly unknown[]
    ? { readonly [Place in keyof Value]: Widen<Value[Place]> }
    : Value extends { readonly other: string }
      ? keyof Value extends Intl.LDMLPluralRule
        ? PluralForms
        : { readonly [Key in keyof Value]: Widen<Value[Key]> }
      : { readonly [Key in keyof Value]: Widen<Value[Key]> };

/**
 * Labels of the interface in any language: every key of `en.ts`, with words of its own. The file of a
 * second language ends with `satisfies Labels`, and TypeScript names each key that is missing or too many.
 */
export type Labels = Widen<typeof en>;
