'use client';
/*
 * Lists the fields to mend above a form; each entry leads to its field. The boot script shows it, fills
 * in how many there are and which (lib/browser/boot/error-summary); React leaves both alone, and keeps the address as it
 * is when an entry is pressed.
 */
import type { MouseEvent } from 'react';
import { type FieldSpec, fieldId } from '@/components/ui/field';
import { Link } from '@/components/ui/link';
import styles from './error-summary.module.css';

export type ErrorSummaryProps = {
  formId: string;
  /** Fields that can be wrong. */
  fields: readonly FieldSpec[];
  /** The title holds {count}; what stands at each error, {number} and {count}. */
  words: { summaryTitle: string; errorAt: string };
};

export function ErrorSummary({ formId, fields, words }: ErrorSummaryProps) {
  const [before, after] = words.summaryTitle.split('{count}');
  return (
    <div
      className={styles.summary}
      role="alert"
      data-summary
      data-at={words.errorAt}
      hidden
      suppressHydrationWarning
    >
      <h3 className={`type-h2 ${styles.title}`}>
        <span>
          {before}
          <span
            data-count
            suppressHydrationWarning
            // biome-ignore lint/security/noDangerouslySetInnerHtml: tells React to leave what is in it alone
            dangerouslySetInnerHTML={{ __html: '' }}
          />
          {after}
        </span>
      </h3>
      <ul className={styles.list}>
        {fields.map(({ name, label }) => {
          const target = fieldId(formId, name);
          return (
            <li key={name} hidden suppressHydrationWarning>
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
