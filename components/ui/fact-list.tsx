import clsx from 'clsx';
import { Fragment, type ReactNode } from 'react';
import styles from './fact-list.module.css';

export type Fact = { term: string; detail: ReactNode };

export type FactListProps = {
  facts: readonly Fact[];
  /**
   * Terms at the left of their details; the same over the whole width of a page, or there two beside each
   * other; or four columns that become rows on narrow screens.
   */
  variant?: 'rows' | 'measure' | 'pairs' | 'columns';
  className?: string | undefined;
};

/** What there is to know at a glance: terms and details on hairlines. */
export function FactList({ facts, variant = 'rows', className }: FactListProps) {
  return (
    <dl className={clsx(styles.facts, styles[variant], className)}>
      {facts.map(({ term, detail }) => (
        <Fragment key={term}>
          <dt>{term}</dt>
          <dd>{detail}</dd>
        </Fragment>
      ))}
    </dl>
  );
}
