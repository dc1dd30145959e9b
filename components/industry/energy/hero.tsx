import { Picture } from '@/components/art/picture';
import { Breadcrumb } from '@/components/site/breadcrumb';
import type { Crumb } from '@/lib/seo/json-ld';
import styles from './hero.module.css';

/** A landscape from edge to edge; the headline stands in the empty part of its sky. */
export function Hero({ title, trail }: { title: string; trail: Crumb[] }) {
  return (
    <section className={styles.sky}>
      <div className={`wrap grid-12 ${styles.words}`}>
        <div className="lg:col-span-6">
          <Breadcrumb trail={trail} />
        </div>
        <h1 className={`type-d2 lg:col-start-7 lg:col-end-13 ${styles.title}`}>{title}</h1>
      </div>
      <div className={styles.line}>
        <Picture name="industry-energy" fit="xMidYMax slice" />
      </div>
    </section>
  );
}
