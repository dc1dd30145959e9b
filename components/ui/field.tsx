import clsx from 'clsx';
import type { ReactNode } from 'react';
import type { ErrorMessages, FieldRule } from '@/lib/forms/validate';
import { ErrorMessage, errorMessageId } from './error-message';
import styles from './field.module.css';

/** One question of a form. `half` fields stand two to a row where there is room. */
export type FieldSpec = FieldRule & {
  label: string;
  half?: boolean;
} & (
    | ({ kind: 'text'; type?: 'text' | 'email' | 'tel'; autoComplete?: string } & Typing)
    | { kind: 'list'; options: Readonly<Record<string, string>> }
    | { kind: 'area'; rows: number }
    /** `sentence` is what stands beside the box; `label` names it in the list of errors. */
    | { kind: 'box'; sentence: ReactNode }
    /** What is answered elsewhere on the page, and the way there: as wide as the form. */
    | { kind: 'elsewhere'; content: ReactNode }
  );

/** What a phone's keyboard is told, beyond the field's type. */
type Typing = { inputMode?: 'url'; autoCapitalize?: 'none'; spellCheck?: false };

export type FieldProps = {
  field: FieldSpec;
  /** Id of the form; the field's own id is made of it and the name. */
  formId: string;
  /** `yes` is what a ticked box answers. */
  words: { optional: string; choose: string; yes: string; errors: ErrorMessages };
  /** Id of a remark about this field. */
  noteId?: string | undefined;
};

export const fieldId = (formId: string, name: string) => `${formId}-${name}`;

/** Label, control and place of an error of one question, tied together for assistive technology. */
export function Field({ field, formId, words, noteId }: FieldProps) {
  if (field.kind === 'elsewhere') return field.content;
  const id = fieldId(formId, field.name);
  const { required = false } = field;
  const shared = {
    id,
    name: field.name,
    required,
    'aria-describedby': clsx((required || field.format) && errorMessageId(id), noteId) || undefined,
    // An error may have been told before React came (lib/browser/boot/form-errors).
    suppressHydrationWarning: true,
  };
  const error = (required || field.format) && (
    <ErrorMessage field={id} rule={field} words={words.errors} />
  );
  if (field.kind === 'box') {
    return (
      <div className={styles.full}>
        <label className={styles.box}>
          <input type="checkbox" value={words.yes} {...shared} />
          <span>{field.sentence}</span>
        </label>
        {error}
      </div>
    );
  }
  return (
    <div className={clsx(styles.field, !field.half && styles.full)}>
      <label htmlFor={id}>
        {field.label} {required ? <span aria-hidden="true">*</span> : <span>{words.optional}</span>}
      </label>
      {field.kind === 'text' && (
        <input
          type={field.type ?? 'text'}
          autoComplete={field.autoComplete}
          inputMode={field.inputMode}
          autoCapitalize={field.autoCapitalize}
          spellCheck={field.spellCheck}
          {...shared}
        />
      )}
      {field.kind === 'area' && <textarea rows={field.rows} {...shared} />}
      {field.kind === 'list' && (
        <select {...shared} defaultValue="">
          <option value="">{words.choose}</option>
          {Object.entries(field.options).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      )}
      {error}
    </div>
  );
}
