import clsx from 'clsx';
import { Link } from '@/components/ui/link';
import type { InsightSummary } from '@/lib/content/insight';
import { labels } from '@/lib/labels';
import styles from './publications.module.css';

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
        {pieces.map(({ id, path, title: name, label }) => (
          <li key={id}>
            <Link href={path} className="title-link">
              {name}
            </Link>
            <span>{label}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
