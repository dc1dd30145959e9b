import { InsightMeta } from '@/components/insight-list/insight-meta';
import { InsightPicture } from '@/components/insight-list/insight-picture';
import { InsightRow } from '@/components/insight-list/insight-row';
import { BootScript } from '@/components/site/boot-script';
import { Link } from '@/components/ui/link';
import type { InsightSummary } from '@/lib/content/types/insight';
import styles from './recommended-reading.module.css';

export type RecommendedReadingProps = { title: string; action: string; pieces: InsightSummary[] };

/** One piece large, three as rows. */
export function RecommendedReading({ title, action, pieces }: RecommendedReadingProps) {
  const [lead, ...rest] = pieces;
  if (!lead) return null;
  return (
    <section className="wrap py-sec">
      <div className="flex flex-wrap items-end justify-between gap-6">
        <h2 className="type-d3">{title}</h2>
        <Link href="/insights" className="go">
          {action}
        </Link>
      </div>
      <div className={styles.reading}>
        <article className="card flex flex-col gap-3.5">
          <InsightPicture piece={lead} variant="card" className={styles.leadPicture} />
          <InsightMeta piece={lead} />
          <h3 className="type-h2">
            <Link href={lead.path} className="card-link">
              {lead.title}
            </Link>
          </h3>
          <p className="max-w-144 text-ink-2">{lead.excerpt}</p>
        </article>
        <div className={styles.rows}>
          {rest.map((piece) => (
            <InsightRow key={piece.id} piece={piece} />
          ))}
        </div>
      </div>
      <BootScript name="lazy-pictures" />
    </section>
  );
}
