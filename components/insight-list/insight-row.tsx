import { Link } from '@/components/ui/link';
import type { InsightSummary } from '@/lib/content/types/insight';
import { InsightMeta } from './insight-meta';
import { InsightPicture } from './insight-picture';
import styles from './insight-row.module.css';

export type InsightRowProps = {
  piece: InsightSummary;
  /** Level of the heading, to fit the page's order. */
  level?: 2 | 3;
};

/** A piece as a row on a rule: small picture, facts, title; the excerpt where there is room. */
export function InsightRow({ piece, level = 3 }: InsightRowProps) {
  const Heading = `h${level}` as const;
  return (
    <article className={`card ${styles.row}`}>
      <InsightPicture piece={piece} variant="square" className={styles.picture} deferred="lazy" />
      <div className="grid gap-2.5">
        <InsightMeta piece={piece} />
        <Heading className="type-h1">
          <Link href={piece.path} className="card-link">
            {piece.title}
          </Link>
        </Heading>
        <p className={styles.excerpt}>{piece.excerpt}</p>
      </div>
    </article>
  );
}
