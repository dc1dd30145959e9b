import { Link } from '@/components/ui/link';
import type { ContentCount } from '@/lib/content/pages/search';
import styles from './content-counts.module.css';

/** What the site holds, kind by kind; each figure after the name that it counts. */
export function ContentCounts({ counts }: { counts: ContentCount[] }) {
  return (
    <ul className={styles.list}>
      {counts.map(({ id, label, text, count, path }) => (
        <li key={id} className={`card after:arrow ${styles.row}`}>
          <h3 className="font-semibold">
            <Link href={path} className="card-link">
              {label}
            </Link>
          </h3>
          <span className="font-semibold">{count}</span>
          <p className="text-small text-ink-2 max-sm:hidden">{text}</p>
        </li>
      ))}
    </ul>
  );
}
