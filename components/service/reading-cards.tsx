import { AllInsightsDisclosure } from '@/components/insight-list/all-insights-disclosure';
import { InsightCard } from '@/components/insight-list/insight-card';
import { BootScript } from '@/components/site/boot-script';
import type { ServiceReading } from '@/lib/content/relations/service-links';
import { labels } from '@/lib/labels';
import styles from './reading-cards.module.css';

/** Two pieces as cards, the first wider; their pictures stand on one line. */
export function ReadingCards({ title, pieces, all }: ServiceReading) {
  return (
    <section className="wrap pb-sec">
      <h2 className="type-d3 mb-sec-s">{title}</h2>
      <div className={styles.cards}>
        {pieces.map((piece) => (
          <InsightCard
            key={piece.id}
            piece={piece}
            pictureClassName={styles.picture}
            deferred="lazy"
          />
        ))}
      </div>
      <BootScript name="lazy-pictures" />
      <AllInsightsDisclosure pieces={all} shown={pieces.length} label={labels.service.allPieces} />
    </section>
  );
}
