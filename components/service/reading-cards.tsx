import { InsightCard } from '@/components/insight/insight-card';
import type { InsightSummary } from '@/lib/content/insight';
import styles from './reading-cards.module.css';

/** Two pieces as cards, the first wider; their pictures stand on one line. */
export function ReadingCards({ title, pieces }: { title: string; pieces: InsightSummary[] }) {
  return (
    <section className="wrap pb-sec">
      <h2 className="type-d3 mb-sec-s">{title}</h2>
      <div className={styles.cards}>
        {pieces.map((piece) => (
          <InsightCard key={piece.id} piece={piece} pictureClassName={styles.picture} />
        ))}
      </div>
    </section>
  );
}
