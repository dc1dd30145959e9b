import { fieldClasses } from '@/components/art/ground-classes';
import { Link } from '@/components/ui/link';
import type { InsightSummary } from '@/lib/content/types/insight';
import { topicById, topicMarks } from '@/lib/content/types/topic';
import { InsightMeta } from './insight-meta';
import { InsightPicture } from './insight-picture';
import styles from './topic-summary.module.css';

/** The newest piece to read of a topic, on the topic's colour: what tells its page from those of the others. */
export function TopicLead({ piece }: { piece: InsightSummary }) {
  return (
    <section className={fieldClasses[topicMarks[topicById(piece.category).mark]]}>
      <article className={`card wrap grid-12 items-center py-sec-s max-lg:gap-y-5 ${styles.lead}`}>
        <InsightPicture piece={piece} variant="card" className={styles.picture} />
        <div className="grid gap-3.5 lg:col-start-8 lg:col-end-13">
          <InsightMeta piece={piece} withCategory={false} />
          <h2 className="type-d3">
            <Link href={piece.path} className="card-link">
              {piece.title}
            </Link>
          </h2>
          <p>{piece.excerpt}</p>
        </div>
      </article>
    </section>
  );
}

type TopicSummaryProps = { text: string; label: string };

/** What a topic holds: how many pieces, and what they are about. */
export function TopicSummary({ text, label }: TopicSummaryProps) {
  return (
    <div className="grid-12 max-lg:gap-y-3">
      <p className="type-h2 lg:col-end-5">{label}</p>
      <p className="lg:col-start-6 lg:col-end-13">{text}</p>
    </div>
  );
}
