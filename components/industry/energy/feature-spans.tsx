import { SectionHead } from '@/components/sections/section-head';
import type { Feature } from '@/lib/content/types/industry-feature';
import styles from './feature-spans.module.css';
import { PowerLine } from './power-line';

/** Five spans of a power line, and under each mast the decision it hangs on and who takes it. */
export function FeatureSpans({ title, text, decidedBy, spans }: Feature<'spans'>) {
  return (
    <section className="ground-band overflow-hidden py-sec">
      <div className="wrap">
        <SectionHead title={title} text={text} />
        <PowerLine masts={spans.length} className={styles.line ?? ''} />
        <ol className={styles.spans}>
          {spans.map(({ name, text: decision, who }) => (
            <li key={name}>
              <h3 className="type-h1">{name}</h3>
              <p className="text-balance font-semibold">
                <span className="block font-normal text-ink-2 text-small">{decidedBy}</span>
                {who}
              </p>
              <p className="text-ink-2">{decision}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
