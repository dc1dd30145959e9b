import { SectionHead } from '@/components/sections/section-head';
import type { Feature } from '@/lib/content/types/industry-feature';
import styles from './feature-data-flow.module.css';
import { FeatureDataFlowBraid, FeatureDataFlowDrawing } from './feature-data-flow-drawing';
import { FeatureDataFlowKey, FeatureDataFlowList } from './feature-data-flow-list';

/** One record on its way through five systems, drawn as cables: across the page, or where it is narrow down beside the words. */
export function FeatureDataFlow({
  title,
  text,
  alt,
  fields,
  systems,
  labels,
  note,
}: Feature<'data-flow'>) {
  return (
    <section className={`ground-basalt py-sec ${styles.trunk}`}>
      <div className="wrap">
        <SectionHead title={title} text={text} />
        <FeatureDataFlowKey fields={fields} systems={systems} />
        <div className={styles.flow}>
          <FeatureDataFlowBraid fields={fields} systems={systems} />
          <ol className={styles.systems}>
            {systems.map((system, index) => (
              <li key={system.name} className={styles.system}>
                <h3 className="type-h2">{system.name}</h3>
                <p className="mt-1.5 text-small text-ink-2">{system.text}</p>
                <FeatureDataFlowList fields={fields} systems={systems} at={index} labels={labels} />
              </li>
            ))}
          </ol>
        </div>
        <FeatureDataFlowDrawing fields={fields} systems={systems} alt={alt} />
        <p className="mt-8 max-w-176 text-small text-ink-2">{note}</p>
      </div>
    </section>
  );
}
