import clsx from 'clsx';
import { InsightMeta } from '@/components/insight-list/insight-meta';
import { InsightPicture } from '@/components/insight-list/insight-picture';
import { InsightRow } from '@/components/insight-list/insight-row';
import { Link } from '@/components/ui/link';
import type { ServiceReading } from '@/lib/content/relations/service-links';
import { ReadingEnd } from './reading';
import styles from './reading-lead.module.css';

/** One piece with its picture to the left edge of the page, and the next as rows below its words. */
export function ReadingLead({ title, pieces, service }: ServiceReading) {
  const [lead, ...rest] = pieces;
  if (!lead) return null;
  return (
    <section className={styles.layout}>
      <h2 className={clsx('type-h2', styles.title)}>{title}</h2>
      <InsightPicture piece={lead} variant="card" className={styles.picture} deferred="lazy" />
      <div className={styles.words}>
        <article className="card grid gap-3">
          <InsightMeta piece={lead} />
          <h3 className="type-h2">
            <Link href={lead.path} className="card-link">
              {lead.title}
            </Link>
          </h3>
          <p className="text-ink-2">{lead.excerpt}</p>
        </article>
        <div className={styles.rest}>
          {rest.map((piece) => (
            <InsightRow key={piece.id} piece={piece} />
          ))}
          <ReadingEnd service={service} />
        </div>
      </div>
    </section>
  );
}
