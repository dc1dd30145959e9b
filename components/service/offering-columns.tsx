import type { Service } from '@/lib/content/types/service';
import { labels } from '@/lib/labels';
import styles from './offering-columns.module.css';

/** Offerings as the columns of a broadsheet: headline, text, and at the foot what one receives. */
export function OfferingColumns({ title, intro, items }: Service['offerings']) {
  return (
    <section className="ground-sisal py-sec">
      <div className="wrap">
        <h2 className="type-d3">{title}</h2>
        <p className={styles.intro}>{intro}</p>
        <ul className={styles.columns}>
          {items.map((offering) => (
            <li key={offering.title}>
              <h3 className="type-h1">{offering.title}</h3>
              <p className="text-ink-2">{offering.text}</p>
              <p className={styles.foot}>
                <span className="type-label block">{labels.service.receive}</span>
                {offering.result}.
              </p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
