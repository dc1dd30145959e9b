import { InsightMeta } from '@/components/insight-list/insight-meta';
import { InsightPicture } from '@/components/insight-list/insight-picture';
import { Link } from '@/components/ui/link';
import type { ServiceReading } from '@/lib/content/relations/service-links';
import { labels } from '@/lib/labels';
import { ReadingEnd } from './reading';
import styles from './reading-notes.module.css';

/** Three pieces from the practice, of one width. */
export function ReadingNotes({ title, pieces, service }: ServiceReading) {
  return (
    <section className={`wrap py-sec ${styles.section}`}>
      <h2 className="type-h2">{title}</h2>
      <div className={styles.notes}>
        {pieces.map((piece) => (
          <article key={piece.id} className={`card ${styles.note}`}>
            <InsightPicture
              piece={piece}
              variant="card"
              className={styles.picture}
              deferred="lazy"
            />
            <div className="@container">
              <InsightMeta piece={piece} />
            </div>
            <h3 className="type-h1">{piece.title}</h3>
            <p className="text-small text-ink-2 max-md:hidden">{piece.excerpt}</p>
            <p>
              <Link href={piece.path} className={`btn btn-outline btn-small ${styles.button}`}>
                {labels.service.findOutMore}
                <span className="sr-only">: {piece.title}</span>
              </Link>
            </p>
          </article>
        ))}
      </div>
      <ReadingEnd service={service} ruled />
    </section>
  );
}
