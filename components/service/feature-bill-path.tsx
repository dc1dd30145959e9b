import { SectionHead } from '@/components/sections/section-head';
import type { Feature } from '@/lib/content/types/service-feature';
import styles from './feature-bill-path.module.css';
import { Positions, PositionsBeside } from './feature-bill-path-drawings';
import raised from './raised.module.css';

/** How policy works: nine positions step down through five stations until one rule is in force. */
export function FeatureBillPath({ title, text, stations }: Feature<'bill-path'>) {
  return (
    <section className={`wrap py-sec ${raised.raised}`}>
      <SectionHead title={title} text={text} />
      <Positions className={styles.drawing} />
      <ol className={styles.stations}>
        {stations.map((station, index) => (
          <li key={station.title}>
            <PositionsBeside station={index} className={styles.beside} />
            <h3 className={`type-h1 ${styles.name}`}>{station.title}</h3>
            <p>{station.happens}</p>
            <p className={styles.ours}>{station.ours}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
