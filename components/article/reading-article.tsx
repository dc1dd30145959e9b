import type { ReactNode } from 'react';
import styles from './reading-article.module.css';

/** A piece as an article element, with a line under the header that says how far one has read. */
export function ReadingArticle({ children }: { children: ReactNode }) {
  return (
    <article className={styles.reading}>
      <div className={styles.progress} aria-hidden="true" data-noprint />
      {children}
    </article>
  );
}
