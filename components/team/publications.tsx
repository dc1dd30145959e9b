import clsx from 'clsx';
import { OlderInsightsLink } from '@/components/insight-list/older-insights-link';
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
  level?: 2 | 3;
  className?: string | undefined;
};

/** Pieces by title and kind: what someone has written or speaks at, or what to read on a matter. */
export function Publications({
  pieces,
  title = labels.people.published,
  level = 3,
  className,
}: PublicationsProps) {
  if (pieces.length === 0) return null;
  const Heading = `h${level}` as const;
  return (
    <div className={clsx('@container', className)}>
      {title && <Heading className="type-label mb-2">{title}</Heading>}
      <ul className={styles.list}>
        {pieces.slice(0, MOST).map(({ id, path, title: name, label }) => (
          <li key={id}>
            <Link href={path} className="title-link">
              {name}
            </Link>
            <span>{label}</span>
          </li>
        ))}
        <OlderInsightsLink count={pieces.length - MOST} className="title-link" />
      </ul>
    </div>
  );
}
