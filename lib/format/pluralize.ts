import type { PluralForms } from '@/lib/labels';
import { language } from '@/lib/languages';
import { interpolate } from './interpolate';

export type { PluralForms };

const rules = new Intl.PluralRules(language.locale);

/**
 * `pluralize(1, { one: '{count} table', other: '{count} tables' })` is `1 table`. `values` fill what else
 * the phrase names in brackets.
 */
export function pluralize(
  count: number,
  forms: PluralForms,
  values: Readonly<Record<string, string | number>> = {},
): string {
  return interpolate(forms[rules.select(count)] ?? forms.other, { ...values, count });
}
