import clsx from 'clsx';
import { SectionHead } from '@/components/sections/section-head';
import { vessel } from '@/lib/art/path';
import type { Feature } from '@/lib/content/types/service-feature';
import styles from './feature-handover.module.css';
import raised from './raised.module.css';

type Handover = Feature<'handover'>;
type Holder = keyof Handover['holders'];

const inks: Record<Holder, string> = {
  firm: 'var(--a-lat)',
  client: 'var(--a-lkd)',
  learner: 'var(--a-si)',
  next: 'var(--a-hz)',
};

/** How capacity building works: four vessels hang from one line, ours shrinking until it is gone. */
export function FeatureHandover({ title, text, stages, holders }: Handover) {
  return (
    <section className={clsx('wrap py-sec', raised.raised)}>
      <SectionHead title={title} text={text} />
      <ol className={styles.stages}>
        {stages.map((stage) => (
          <li key={stage.title}>
            <Vessels vessels={stage.vessels} />
            <h3 className="type-h1">{stage.title}</h3>
            <p className={styles.when}>{stage.when}</p>
            <p>{stage.text}</p>
          </li>
        ))}
      </ol>
      <ul className={`legend mt-2 md:mt-10 ${styles.key}`}>
        {Object.entries(holders).map(([holder, name]) => (
          <li key={holder}>
            <svg viewBox="0 0 15 18" aria-hidden="true">
              <path d={vessel(1, 0, 13, 10)} fill={inks[holder as Holder]} stroke="var(--edge)" />
            </svg>
            {name}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** One inside the other, all hung from the same line. */
function Vessels({ vessels }: { vessels: Handover['stages'][number]['vessels'] }) {
  return (
    <svg className={styles.vessels} viewBox="0 0 240 300" aria-hidden="true">
      {vessels.map(({ holder, width }) => {
        const across = width * 2.4;
        return (
          <path
            key={width}
            d={vessel(120 - across / 2, 0, across, 60 + across / 2)}
            fill={inks[holder]}
          />
        );
      })}
    </svg>
  );
}
