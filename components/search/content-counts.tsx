import { Link } from '@/components/ui/link';
import type { ContentCount } from '@/lib/content/pages/search';
import styles from './content-counts.module.css';

/** What the site holds, kind by kind; each figure stands on the line of the row below it. */
export function ContentCounts({ counts }: { counts: ContentCount[] }) {
  return (
    <ul className={styles.list}>
      {counts.map(({ id, label, text, count, path }) => (
        <li key={id} className={`card ${styles.row}`}>
          <span className={styles.count}>{count}</span>
          <div className="pt-4 pb-5">
            <h3 className="type-h2">
              <Link href={path} className="card-link">
                {label}
              </Link>
            </h3>
            <p className="mt-1 text-ink-2">{text}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
