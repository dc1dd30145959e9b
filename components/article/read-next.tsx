import { InsightCard } from '@/components/insight-list/insight-card';
import { BootScript } from '@/components/site/boot-script';
import type { InsightSummary } from '@/lib/content/types/insight';
import { labels } from '@/lib/labels';
import styles from './read-next.module.css';

/** The pieces that a piece names as related, two to four of them. */
export function ReadNext({ pieces }: { pieces: readonly InsightSummary[] }) {
  return (
    <section className="ground-band py-sec-s" data-noprint>
      <div className="wrap">
        <h2 className="type-d3">{labels.reading.readNext}</h2>
        <div className={styles.cards}>
          {pieces.map((piece) => (
            <InsightCard key={piece.id} piece={piece} excerpt={false} deferred="lazy" />
          ))}
        </div>
      </div>
      <BootScript name="lazy-pictures" />
    </section>
  );
}
