import { SectionHead } from '@/components/sections/section-head';
import type { Feature } from '@/lib/content/industry-feature';
import styles from './trunk.module.css';
import { TrunkDrawing } from './trunk-drawing';
import { TrunkList } from './trunk-list';

/** One record on its way through five systems, drawn as cables; as a list on narrow screens. */
export function Trunk({ title, text, alt, fields, systems, labels, note }: Feature<'trunk'>) {
  return (
    <section className={`ground-basalt py-sec ${styles.trunk}`}>
      <div className="wrap">
        <SectionHead title={title} text={text} />
        <ol className={styles.systems}>
          {systems.map((system, index) => (
            <li key={system.name} className={styles.system}>
              <h3 className="type-h2">{system.name}</h3>
              <p className="mt-1.5 text-small text-ink-2">{system.text}</p>
              <TrunkList fields={fields} systems={systems} at={index} labels={labels} />
            </li>
          ))}
        </ol>
        <TrunkDrawing fields={fields} systems={systems} alt={alt} />
        <p className="mt-8 max-w-176 text-small text-ink-2">{note}</p>
      </div>
    </section>
  );
}
