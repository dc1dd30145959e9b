import type { ReactNode } from 'react';
import styles from './plain-section.module.css';

export type PlainSectionProps = {
  id: string;
  title: string;
  text?: string;
  children: ReactNode;
};

/** A part of a page for buyers: its name under the horizon, a sentence beside it, and what is to be read. */
export function PlainSection({ id, title, text, children }: PlainSectionProps) {
  return (
    <section aria-labelledby={id} className="wrap pb-sec-s">
      <div className={styles.head}>
        <h2 id={id}>{title}</h2>
        {text && <p>{text}</p>}
      </div>
      {children}
    </section>
  );
}
