import { Picture } from '@/components/art/picture';
import type { CareersPage } from '@/lib/content/pages/careers';
import styles from './careers-hero.module.css';

/** The first word stands on the land across the whole width; the rest of the headline is in it. */
export function CareersHero({ lines: [above, below], lede }: CareersPage['hero']) {
  return (
    <section className={styles.hero}>
      <div className={styles.land}>
        <Picture name="careers-land" />
      </div>
      <h1>
        <span className={`wrap ${styles.above}`}>{above} </span>
        <span className={`wrap ${styles.below}`}>
          <span className="type-d1 block">{below}</span>
        </span>
      </h1>
      <div className={`wrap ${styles.lede}`}>
        <p className="type-lede">{lede}</p>
      </div>
    </section>
  );
}
