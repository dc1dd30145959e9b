import { SectionHead } from '@/components/sections/section-head';
import type { Feature } from '@/lib/content/types/industry-feature';
import styles from './feature-streams.module.css';
import { reachesOf } from './stream-geometry';

/** Twelve streams run down the page beside the words and become one; the words tell each stage. */
export function FeatureStreams({
  title,
  text,
  stages,
  limit,
  note,
  ...words
}: Feature<'tributaries'>) {
  return (
    <section className="wrap py-sec">
      <SectionHead title={title} text={text} />
      <div className={styles.mandates}>
        <p className="type-label">{words.mandatesLabel}</p>
        <ul className="tags">
          {words.mandates.map((mandate) => (
            <li key={mandate}>{mandate}</li>
          ))}
        </ul>
      </div>
      <div className={styles.river}>
        <svg
          viewBox="0 0 100 100"
          preserveAspectRatio="none"
          className={styles.streams}
          aria-hidden="true"
        >
          {reachesOf(stages.map(({ streams }) => streams)).map(({ data, ink }) => (
            <path key={data} d={data} fill={`var(--${ink})`} />
          ))}
        </svg>
        <ol className={styles.stages}>
          {stages.map((stage) => (
            <li key={stage.title} className={styles.stage}>
              <h3 className="type-h2">{stage.title}</h3>
              <p className="mt-3 max-w-136 text-ink-2">{stage.text}</p>
            </li>
          ))}
        </ol>
      </div>
      <div className={`horizon pt-5 ${styles.river}`}>
        <div className={styles.limit}>
          <h3 className="type-h2">{limit.title}</h3>
          <p className="mt-2 max-w-136 text-ink-2">{limit.text}</p>
          <p className="mt-4 text-small text-ink-2">{note}</p>
        </div>
      </div>
    </section>
  );
}
