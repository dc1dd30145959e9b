import { InsightCard } from '@/components/insight-list/insight-card';
import { BootScript } from '@/components/site/boot-script';
import type { InsightSummary } from '@/lib/content/types/insight';
import { labels } from '@/lib/labels';
import styles from './read-next.module.css';

/** Three pieces to go on with: cards beside one another, rows on a phone. */
export function ReadNext({ pieces }: { pieces: readonly InsightSummary[] }) {
  return (
    <section className="ground-band py-sec-s" data-noprint>
      <div className="wrap">
        <h2 className={`type-d3 ${styles.title}`}>{labels.reading.readNext}</h2>
        <div className={styles.cards}>
          {pieces.map((piece) => (
            <InsightCard
              key={piece.id}
              piece={piece}
              excerpt={false}
              pictureClassName={styles.picture}
              deferred="lazy"
            />
          ))}
        </div>
      </div>
      <BootScript name="lazy-pictures" />
    </section>
  );
}
