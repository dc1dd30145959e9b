import { Link } from '@/components/ui/link';
import type { InsightSummary } from '@/lib/content/insight';
import styles from './insight-list.module.css';
import { InsightMeta } from './insight-meta';
import { InsightPicture } from './insight-picture';

/** Many pieces, one ruled row each: date, title and excerpt, kind, and the picture as a thumbnail. */
export function InsightList({ pieces }: { pieces: readonly InsightSummary[] }) {
  return (
    <ol className={styles.list}>
      {pieces.map((piece) => (
        <li key={piece.id} className={`card ${styles.row}`}>
          <time className={styles.date} dateTime={piece.date}>
            {piece.dateLabel}
          </time>
          <div className={styles.words}>
            <h2 className="type-h1">
              <Link href={piece.path} className="card-link">
                {piece.title}
              </Link>
            </h2>
            <p className="text-small text-ink-2">{piece.excerpt}</p>
          </div>
          <InsightMeta piece={piece} withDate={false} className={styles.meta} />
          <InsightPicture piece={piece} shape="square" className={styles.picture} />
        </li>
      ))}
    </ol>
  );
}
