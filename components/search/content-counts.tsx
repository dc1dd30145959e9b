import { Link } from '@/components/ui/link';
import { range } from '@/lib/art/arrays';
import type { ContentCount } from '@/lib/content/pages/search';
import styles from './content-counts.module.css';

/** More strokes than this are wider than a column, and nobody counts them. */
const MOST = 26;

/** What the site holds, kind by kind; each figure after the name that it counts, and a stroke for each while they can be counted. */
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
          {count <= MOST && <Strokes count={count} />}
        </li>
      ))}
    </ul>
  );
}

function Strokes({ count }: { count: number }) {
  const strokes = range(count)
    .map((index) => `M${index * 8 + 2} 0v20`)
    .join('');
  return (
    <svg className={styles.strokes} width={count * 8 - 4} height="20" aria-hidden="true">
      <path d={strokes} strokeWidth="4" />
    </svg>
  );
}
