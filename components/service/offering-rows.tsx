import { Glyph } from '@/components/art/glyph';
import { SectionHead } from '@/components/sections/section-head';
import { NoWrapHyphens } from '@/components/ui/no-wrap-hyphens';
import type { Service } from '@/lib/content/types/service';
import { OfferingResult } from './offering-result';
import styles from './offering-rows.module.css';

/** What can be built, a row each: the sign that hangs from its rule, the name, what it is, what one receives. */
export function OfferingRows({ title, intro, items }: Service['offerings']) {
  return (
    <section className="ground-band py-sec">
      <div className="wrap">
        <SectionHead title={title} text={intro} />
        <ul>
          {items.map(({ title: name, text, glyph, result }) => (
            <li key={name} className={styles.offering}>
              {glyph && <Glyph name={glyph} className={styles.glyph} />}
              <h3 className="type-h1">
                <NoWrapHyphens text={name} />
              </h3>
              <p className="text-ink-2">{text}</p>
              <OfferingResult result={result} className="pt-1 lg:pt-0" />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
