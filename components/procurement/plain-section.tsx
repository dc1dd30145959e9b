import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './plain-section.module.css';

export type PlainSectionProps = {
  id: string;
  title: string;
  text?: string;
  /** Lies on a field of its own, from edge to edge. */
  field?: boolean;
  children: ReactNode;
};

/** A part of a page for buyers: its name under the horizon, a sentence beside it, and what is to be read. */
export function PlainSection({ id, title, text, field = false, children }: PlainSectionProps) {
  return (
    <section
      aria-labelledby={id}
      className={
        field ? clsx('ground-band py-sec-s', styles.field) : clsx('pb-sec-s', styles.plain)
      }
    >
      <div className="wrap">
        <div className={styles.head}>
          <h2 className="type-d3" id={id}>
            {title}
          </h2>
          {text && <p>{text}</p>}
        </div>
        {children}
      </div>
    </section>
  );
}
