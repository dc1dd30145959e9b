import clsx from 'clsx';
import type { ReactNode } from 'react';
import { OlderInsightsLink } from '@/components/insight-list/older-insights-link';
import { Chevron } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import type { InsightSummary } from '@/lib/content/types/insight';
import { labels } from '@/lib/labels';
import styles from './publications.module.css';

/** More than these are told as a number: a list beside a profile must not grow for ever. */
const MOST = 24;

export type PublicationsProps = {
  pieces: readonly InsightSummary[];
  /** Heading of the list; an empty one is not printed. */
  title?: string;
  level?: 2 | 3 | 4;
  /** Folded away under the heading and their number. */
  folded?: boolean;
  className?: string | undefined;
  /** Said before a folded list. */
  children?: ReactNode;
};

/** Pieces by title and kind: what someone has written or speaks at, or what to read on a matter. */
export function Publications({
  pieces,
  title = labels.people.published,
  level = 3,
  folded = false,
  className,
  children,
}: PublicationsProps) {
  if (pieces.length === 0) return null;
  const Heading = `h${level}` as const;
  const list = (
    <List pieces={pieces.slice(0, MOST)}>
      <OlderInsightsLink count={pieces.length - MOST} className="title-link" />
    </List>
  );
  if (folded) {
    return (
      <details className={clsx('@container', styles.folded, className)}>
        <summary className="fold-row border-edge border-b">
          <Heading className="font-semibold">
            {title}: {pieces.length}
          </Heading>
          <Chevron />
        </summary>
        {children}
        {list}
      </details>
    );
  }
  return (
    <div className={clsx('@container', className)}>
      {title && <Heading className="type-label mb-2">{title}</Heading>}
      {list}
    </div>
  );
}

type ListProps = { pieces: readonly InsightSummary[]; children: ReactNode };

function List({ pieces, children }: ListProps) {
  return (
    <ul className={styles.list}>
      {pieces.map(({ id, path, title, label }) => (
        <li key={id}>
          <Link href={path} className="title-link">
            {title}
          </Link>
          <span>{label}</span>
        </li>
      ))}
      {children}
    </ul>
  );
}
