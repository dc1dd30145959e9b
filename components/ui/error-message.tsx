import { type ErrorMessages, type FieldRule, rules } from '@/lib/forms/validate';
import styles from './error-message.module.css';

export type ErrorMessageProps = {
  /** Id of the field that it stands behind. */
  field: string;
  rule: Pick<FieldRule, 'required' | 'format'>;
  words: ErrorMessages;
};

/** Id of the place, for the field's `aria-describedby`. */
export const errorMessageId = (field: string) => `${field}-error`;

/**
 * Where an error of a field is told. It is empty in the page and holds what the boot script would say
 * (lib/browser/boot/form-errors.ts), whose text React leaves alone.
 */
export function ErrorMessage({ field, rule: { required, format }, words }: ErrorMessageProps) {
  return (
    <p
      id={errorMessageId(field)}
      className={styles.error}
      data-required={required ? words.required : undefined}
      data-rule={format && rules[format]}
      data-format={format && words[format]}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: tells React to leave what is in it alone
      dangerouslySetInnerHTML={{ __html: '' }}
    />
  );
}
