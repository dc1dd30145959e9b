import { Glyph } from '@/components/art/glyph';
import { SectionHead } from '@/components/sections/section-head';
import type { Service } from '@/lib/content/types/service';
import styles from './offering-ledger.module.css';
import { OfferingResult } from './offering-result';

/** Offerings as ruled entries in two columns, the second dropped; a glyph hangs from each rule. */
export function OfferingLedger({ title, intro, items }: Service['offerings']) {
  return (
    <section className="wrap py-sec">
      <SectionHead title={title} text={intro} />
      <ul className={styles.ledger}>
        {items.map((offering) => (
          <li key={offering.title}>
            <Glyph name={offering.glyph} size="large" className={styles.glyph} />
            <h3 className="type-h1">{offering.title}</h3>
            <p className="mt-2 text-ink-2">{offering.text}</p>
            <OfferingResult result={offering.result} className="mt-3" />
          </li>
        ))}
      </ul>
    </section>
  );
}
