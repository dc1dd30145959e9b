import { Breadcrumb } from '@/components/site/breadcrumb';
import type { Crumb } from '@/lib/seo/json-ld';
import styles from './events-hero.module.css';

export type EventsHeroProps = { title: string; lede: string; trail: readonly Crumb[] };

/** The title stands on the line below which the coming events begin. */
export function EventsHero({ title, lede, trail }: EventsHeroProps) {
  return (
    <section className={styles.hero}>
      <div className="wrap">
        <Breadcrumb trail={trail} quiet />
        <div className="flex flex-wrap items-end justify-between gap-x-8">
          <h1 className={`type-d1 stands ${styles.title}`}>{title}</h1>
          <p className={`type-lede ${styles.lede}`}>{lede}</p>
        </div>
      </div>
    </section>
  );
}
