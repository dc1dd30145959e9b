import type { FormWords } from '@/components/islands/mail-form';
import { labels } from '@/lib/labels';

/** The words every mail form needs, with its own label on the button. */
export function formWords(submit: string): FormWords {
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
    errors,
  };
}
