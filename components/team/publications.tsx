import clsx from 'clsx';
import type { ReactNode } from 'react';
import { OlderInsightsLink } from '@/components/insight-list/older-insights-link';
import { Chevron } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import type { InsightSummary } from '@/lib/content/types/insight';
import { interpolate } from '@/lib/format/interpolate';
import { labels } from '@/lib/labels';
import styles from './publications.module.css';

/** More than these are told as a number: a list beside a profile must not grow for ever. */
const MOST = 24;

export type PublicationsProps = {
  pieces: readonly InsightSummary[];
  /** Heading of the list; an empty one is not printed. */
  title?: string;
  level?: 2 | 3;
  /** So many are shown, the others folded under their number. */
  first?: number;
  className?: string | undefined;
};

/** Pieces by title and kind: what someone has written or speaks at, or what to read on a matter. */
export function Publications({
  pieces,
  title = labels.people.published,
  level = 3,
  first = MOST,
  className,
}: PublicationsProps) {
  if (pieces.length === 0) return null;
  const Heading = `h${level}` as const;
  // To fold away a single one would save nothing.
  const shown = pieces.length > first + 1 ? first : pieces.length;
  const older = (
    <OlderInsightsLink count={pieces.length - Math.max(MOST, shown)} className="title-link" />
  );
  return (
    <div className={clsx('@container', className)}>
      {title && <Heading className="type-label mb-2">{title}</Heading>}
      <List pieces={pieces.slice(0, Math.min(shown, MOST))}>{shown >= MOST && older}</List>
      {shown < pieces.length && shown < MOST && (
        <details className={styles.folded}>
          <summary className="fold-row border-t border-line">
            {interpolate(labels.people.morePublished, { count: pieces.length - shown })}
            <Chevron />
          </summary>
          <List pieces={pieces.slice(shown, MOST)}>{older}</List>
        </details>
      )}
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
