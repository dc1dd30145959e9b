import clsx from 'clsx';
import type { ReactNode } from 'react';
import type { FieldRule } from '@/lib/forms/validate';
import styles from './field.module.css';

/** One question of a form. `half` fields stand two to a row where there is room. */
export type FieldSpec = FieldRule & {
  label: string;
  half?: boolean;
} & (
    | { kind: 'text'; type?: 'text' | 'email' | 'tel' | 'url'; autoComplete?: string }
    | { kind: 'list'; options: Readonly<Record<string, string>> }
    | { kind: 'area'; rows: number }
    /** `sentence` is what stands beside the box; `label` names it in the list of faults. */
    | { kind: 'box'; sentence: ReactNode }
  );

export type FieldProps = {
  field: FieldSpec;
  /** Id of the form; the field's own id is made of it and the name. */
  formId: string;
  words: { optional: string; choose: string };
  fault?: string | undefined;
  /** Id of a remark about this field. */
  noteId?: string | undefined;
};

export const fieldId = (formId: string, name: string) => `${formId}-${name}`;

/** Label, control and fault of one question, tied together for assistive technology. */
export function Field({ field, formId, words, fault, noteId }: FieldProps) {
  const id = fieldId(formId, field.name);
  const faultId = `${id}-fault`;
  const described = [fault && faultId, noteId].filter(Boolean).join(' ');
  const shared = {
    id,
    name: field.name,
    required: field.required ?? false,
    'aria-invalid': fault ? (true as const) : undefined,
    'aria-describedby': described || undefined,
  };
  const message = fault && (
    <p className={styles.fault} id={faultId}>
      <FaultSign />
      {fault}
    </p>
  );
  if (field.kind === 'box') {
    return (
      <div className={styles.full}>
        <label className={styles.box}>
          <input type="checkbox" value="yes" {...shared} />
          <span>{field.sentence}</span>
        </label>
        {message}
      </div>
    );
  }
  return (
    <div className={clsx(styles.field, !field.half && styles.full)}>
      <label htmlFor={id}>
        {field.label}{' '}
        {field.required ? <span aria-hidden="true">*</span> : <span>{words.optional}</span>}
      </label>
      {field.kind === 'text' && (
        <input type={field.type ?? 'text'} autoComplete={field.autoComplete} {...shared} />
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
      {message}
    </div>
  );
}

/** The diamond beside a fault: colour is never the only sign. */
export function FaultSign() {
  return (
    <svg viewBox="0 0 16 16" className={styles.sign} aria-hidden="true">
      <path fill="currentColor" d="M8 0l8 8-8 8-8-8zM7 4v5h2V4zm0 6v2h2v-2z" />
    </svg>
  );
}
