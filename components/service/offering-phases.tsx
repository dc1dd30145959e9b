import { SectionHead } from '@/components/sections/section-head';
import type { Offering, Service } from '@/lib/content/types/service';
import styles from './offering-phases.module.css';
import { OfferingResult } from './offering-result';

/** Offerings under the moment in which a programme needs them, from left to right. */
export function OfferingPhases({ title, intro, items }: Service['offerings']) {
  return (
    <section className="wrap py-sec">
      <SectionHead title={title} text={intro} />
      <ol className={styles.phases}>
        {byMoment(items).map(([when, offerings]) => (
          <li key={when}>
            <p className={styles.when}>{when}</p>
            <ul>
              {offerings.map((offering) => (
                <li key={offering.title}>
                  <h3 className="type-h1">{offering.title}</h3>
                  <p className="mt-2 text-ink-2">{offering.text}</p>
                  <OfferingResult result={offering.result} className="mt-2" />
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Groups offerings by their moment, in the order of the file. */
function byMoment(items: Offering[]): [string, Offering[]][] {
  const groups = new Map<string, Offering[]>();
  for (const item of items) {
    const when = item.when ?? '';
    groups.set(when, [...(groups.get(when) ?? []), item]);
  }
  return [...groups];
}
