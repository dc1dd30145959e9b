import { SectionHead } from '@/components/sections/section-head';
import type { Feature } from '@/lib/content/types/service-feature';
import styles from './feature-horizon-chart.module.css';
import { CutSeries, FoldedRow, FoldedSeries, PlainSeries } from './feature-horizon-chart-drawings';

const panels = [PlainSeries, CutSeries, FoldedSeries];

/** How monitoring works: a horizon chart taught in three steps, then a programme on one sheet. */
export function FeatureHorizonChart({ title, text, steps, sheet }: Feature<'horizon-chart'>) {
  return (
    <section className={`wrap py-sec ${styles.charts}`}>
      <SectionHead title={title} text={text} />
      <ol className={styles.steps}>
        {steps.map((step, index) => {
          const Panel = panels[index] ?? PlainSeries;
          return (
            <li key={step.title}>
              <div className={styles.panel}>
                <Panel />
              </div>
              <h3 className="type-h1">{step.title}</h3>
              <p className="text-ink-2">{step.text}</p>
            </li>
          );
        })}
      </ol>
      <h3 className="type-h2 mt-sec-s">{sheet.title}</h3>
      <ul className={styles.sheet}>
        {sheet.indicators.map((name, index) => (
          <li key={name}>
            <span>{name}</span>
            <FoldedRow row={index} />
          </li>
        ))}
      </ul>
      <p className="mt-4 text-small text-ink-2">{sheet.note}</p>
    </section>
  );
}
