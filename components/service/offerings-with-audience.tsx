import { Glyph } from '@/components/art/glyph';
import { NoWrapHyphens } from '@/components/ui/no-wrap-hyphens';
import type { Service } from '@/lib/content/types/service';
import { OfferingResult } from './offering-result';
import styles from './offerings-with-audience.module.css';

export type OfferingsWithAudienceProps = Pick<Service, 'offerings' | 'audience'>;

/** What can be built, in one column; beside it, as a note in the margin, who sends for it. */
export function OfferingsWithAudience({ offerings, audience }: OfferingsWithAudienceProps) {
  return (
    <section className="ground-band py-sec">
      <div className={`wrap ${styles.layout}`}>
        <div>
          <h2 className="type-d3">{offerings.title}</h2>
          <p className="mt-4 mb-sec-s max-w-120 text-ink-2">{offerings.intro}</p>
          <ul>
            {offerings.items.map(({ title, text, glyph, result }) => (
              <li key={title} className={styles.offering}>
                <Glyph name={glyph} className={styles.glyph} />
                <h3 className="type-h1">
                  <NoWrapHyphens text={title} />
                </h3>
                <div className={styles.words}>
                  <p className="text-ink-2">{text}</p>
                  <OfferingResult result={result} className="mt-2" />
                </div>
              </li>
            ))}
          </ul>
        </div>
        <aside aria-labelledby="audience" className={styles.note}>
          <h2 className="type-h2" id="audience">
            {audience.title}
          </h2>
          <dl>
            {audience.items.map(({ title, text }) => (
              <div key={title} className="mt-5">
                <dt className="font-semibold">{title}</dt>
                <dd className="text-small text-ink-2">{text}</dd>
              </div>
            ))}
          </dl>
        </aside>
      </div>
    </section>
  );
}
