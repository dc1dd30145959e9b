import { SectionHead } from '@/components/sections/section-head';
import type { Service } from '@/lib/content/types/service';
import styles from './offering-line.module.css';
import { OfferingResult } from './offering-result';

/** Offerings along one line, each vessel larger the longer the work takes. */
export function OfferingLine({ title, intro, items }: Service['offerings']) {
  return (
    <section className="ground-band py-sec">
      <div className="wrap">
        <SectionHead title={title} text={intro} />
        <ol className={styles.line}>
          {items.map((offering) => (
            <li key={offering.title}>
              <h3 className="type-h1">{offering.title}</h3>
              <p className="mt-3 text-ink-2">{offering.text}</p>
              <OfferingResult result={offering.result} className="mt-4" />
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
