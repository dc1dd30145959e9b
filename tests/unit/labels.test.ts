import { en } from '@/content/interface/en';
import type { Labels, PluralForms } from '@/content/interface/labels';

/** These are checked by the compiler: an expected error that does not come is an error itself. */
describe('the labels of a second language', () => {
  const { skip: _, ...withoutSkip } = en;
  const { submit: __, ...formWithoutSubmit } = en.form;

  it('hold words of their own, with the plural forms that the language has', () => {
    const other = {
      ...en,
      skip: 'Ruka hadi maudhui',
      insight: { ...en.insight, minutes: { other: 'dakika {count} za kusoma' } },
      service: { ...en.service, timesAYear: { two: 'marrataan', few: 'marraat', other: 'marra' } },
    } satisfies Labels;
    expect(other.skip).not.toBe(en.skip);
  });

  it('have every key, also the inner ones, and no other', () => {
    // @ts-expect-error a key is missing
    const missing: Labels = { ...withoutSkip };
    // @ts-expect-error a key is missing below another
    const missingBelow: Labels = { ...en, form: formWithoutSubmit };
    // @ts-expect-error a key that no page asks for
    const surplus: Labels = { ...en, skipped: '' };
    // @ts-expect-error the words around two links are three
    const shorter: Labels = { ...en, fields: { ...en.fields, termsLabel: ['', ''] } };
    // @ts-expect-error every language has the form `other`
    const forms: PluralForms = { one: '' };
    for (const wrong of [missing, missingBelow, surplus, shorter, forms]) {
      expect(wrong).not.toEqual(en);
    }
  });
});
