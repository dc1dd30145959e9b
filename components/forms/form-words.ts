import type { FormWords } from '@/components/islands/mail-form';
import type { FieldSpec } from '@/components/ui/field';
import { labels } from '@/lib/labels';

/** The words a mail form needs: those of all, its own label on the button, and what its fields may be told. */
export function formWords(submit: string, fields: readonly FieldSpec[]): FormWords {
  const { optional, choose, submitting, summaryTitle, errorAt, errors } = labels.form;
  const { tooLong, cutNotice, cutNoticeOwn, opened, copy } = labels.form;
  return {
    optional,
    choose,
    submit,
    submitting,
    summaryTitle,
    errorAt,
    tooLong,
    cutNotice,
    cutNoticeOwn,
    opened,
    copy,
    errors: {
      required: errors.required,
      ...Object.fromEntries(
        fields.flatMap(({ format }) => (format ? [[format, errors[format]]] : [])),
      ),
    },
  };
}
