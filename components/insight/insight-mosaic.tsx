import { Link } from '@/components/ui/link';
import type { InsightSummary } from '@/lib/content/insight';
import { InsightCard } from './insight-card';
import { InsightMeta } from './insight-meta';
import styles from './insight-mosaic.module.css';
import { InsightPicture } from './insight-picture';

/** Six pieces: the newest across the page, two of unlike size below it, then three of one size. */
export function InsightMosaic({ pieces }: { pieces: readonly InsightSummary[] }) {
  const [lead, second, ...rest] = pieces;
  if (!lead || !second) return null;
  return (
    <div className={styles.mosaic}>
      <article className={`card ${styles.lead}`}>
        <InsightPicture piece={lead} shape="card" className={styles.leadPicture} />
        <div className="grid gap-4">
          <InsightMeta piece={lead} />
          <h2 className="type-d3">
            <Link href={lead.path} className="card-link">
              {lead.title}
            </Link>
          </h2>
          <p className="type-lede text-ink-2">{lead.excerpt}</p>
        </div>
      </article>
      <InsightCard
        piece={second}
        shape="square"
        level={2}
        className={styles.second}
        pictureClassName={styles.picture}
      />
      {rest.map((piece) => (
        <InsightCard key={piece.id} piece={piece} level={2} pictureClassName={styles.picture} />
      ))}
    </div>
  );
}
