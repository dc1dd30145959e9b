'use client';
/* Lists the fields to mend above a form; each entry leads to its field. Shown by a form that is awake. */
import type { MouseEvent } from 'react';
import { FaultSign, type FieldSpec, fieldId } from '@/components/ui/field';
import { Link } from '@/components/ui/link';
import styles from './fault-summary.module.css';

export type FaultSummaryProps = { title: string; formId: string; fields: readonly FieldSpec[] };

export function FaultSummary({ title, formId, fields }: FaultSummaryProps) {
  return (
    <div className={styles.summary} role="alert">
      <h3 className={`type-h2 ${styles.title}`}>
        <FaultSign />
        {title}
      </h3>
      <ul className={styles.list}>
        {fields.map(({ name, label }) => {
          const target = fieldId(formId, name);
          return (
            <li key={name}>
              <Link
                href={`#${target}`}
                className="text-link"
                onClick={(event: MouseEvent) => {
                  event.preventDefault();
                  document.getElementById(target)?.focus();
                }}
              >
                {label}
              </Link>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
