import { ReadingItem } from '@/components/industry/reading-item';
import { AllInsightsDisclosure } from '@/components/insight-list/all-insights-disclosure';
import type { IndustryPageData } from '@/lib/content/relations/industry-page';
import { labels } from '@/lib/labels';
import styles from './reading.module.css';

/** Three pieces whose pictures stand on one line and grow smaller to the right, as masts do. */
export function Reading({ title, items, all }: IndustryPageData['reading']) {
  return (
    <section className="wrap pb-sec">
      <h2 className="type-d3 mb-sec-s">{title}</h2>
      <div className={styles.line}>
        {items.map((item) => (
          <ReadingItem
            key={item.piece.id}
            reading={item}
            variant="card"
            pictureClassName="aspect-4/3"
            className={styles.piece}
          />
        ))}
      </div>
      <AllInsightsDisclosure
        pieces={all}
        shown={items.length}
        label={labels.reading.allForIndustry}
      />
    </section>
  );
}
