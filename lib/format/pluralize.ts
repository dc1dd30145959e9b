import type { PluralForms } from '@/lib/labels';
import { language } from '@/lib/languages';
import { interpolate } from './interpolate';

export type { PluralForms };

/** Made when a number is told for the first time: every page wakes with this, and few count something. */
let rules: Intl.PluralRules | undefined;

/**
 * `pluralize(1, { one: '{count} table', other: '{count} tables' })` is `1 table`. `values` fill what else
 * the phrase names in brackets.
 */
export function pluralize(
  count: number,
  forms: PluralForms,
  values: Readonly<Record<string, string | number>> = {},
): string {
  rules ??= new Intl.PluralRules(language.locale);
  return interpolate(forms[rules.select(count)] ?? forms.other, { ...values, count });
}
