import clsx from 'clsx';
import type { ComponentPropsWithoutRef } from 'react';
import { labels } from '@/lib/labels';
import styles from './table.module.css';

/** A table in a frame: where it is wider than the window, it is scrolled inside of it. */
export function ScrolledTable({ className, ...rest }: ComponentPropsWithoutRef<'table'>) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of fields is something else
    <div
      role="group"
      className={styles.scroll}
      data-table=""
      aria-label={labels.prose.table}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: without a place for the focus, no key scrolls it
      tabIndex={0}
    >
      <table {...rest} className={clsx(styles.table, className)} />
    </div>
  );
}
