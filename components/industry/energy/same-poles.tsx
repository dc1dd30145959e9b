import { AllPieces } from '@/components/insight/all-pieces';
import type { IndustryPageData } from '@/lib/content/industry-page';
import { labels } from '@/lib/labels';
import { ReadingItem } from '../reading-item';
import styles from './same-poles.module.css';

/** Three pieces whose pictures stand on one line and grow smaller to the right, as masts do. */
export function SamePoles({ title, items, all }: IndustryPageData['reading']) {
  return (
    <section className="wrap pb-sec">
      <h2 className="type-d3 mb-sec-s">{title}</h2>
      <div className={styles.line}>
        {items.map((item) => (
          <ReadingItem
            key={item.piece.id}
            reading={item}
            shape="card"
            pictureClassName="aspect-4/3"
            className={styles.piece}
          />
        ))}
      </div>
      <AllPieces pieces={all} shown={items.length} label={labels.reading.allForIndustry} />
    </section>
  );
}
