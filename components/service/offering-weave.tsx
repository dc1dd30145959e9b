import { SectionHead } from '@/components/sections/section-head';
import type { Service } from '@/lib/content/types/service';
import { OfferingResult } from './offering-result';
import styles from './offering-weave.module.css';
import lifted from './raised.module.css';

/** Offerings in the meshes of an open weave, over and under in turn. */
export function OfferingWeave({ title, intro, items }: Service['offerings']) {
  return (
    <section className={`ground-band py-sec ${lifted.lifted}`}>
      <div className="wrap">
        <SectionHead title={title} text={intro} />
        <ul className={styles.weave}>
          {items.map((offering) => (
            <li key={offering.title}>
              <h3 className="type-h1">{offering.title}</h3>
              <p className="text-ink-2">{offering.text}</p>
              <OfferingResult result={offering.result} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
