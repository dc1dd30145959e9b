import { Picture } from '@/components/art/picture';
import { Lede } from '@/components/sections/lede';
import { Breadcrumb } from '@/components/site/breadcrumb';
import type { Industry } from '@/lib/content/types/industry';
import type { Crumb } from '@/lib/seo/json-ld';
import styles from './hero.module.css';

export type HeroProps = Industry['hero'] & { trail: Crumb[] };

/** The field turns a corner: along the top of the page and down its right side, round the words. */
export function Hero({ title, lede, trail }: HeroProps) {
  return (
    <section className={styles.hero}>
      <div className={styles.frame}>
        <div className={styles.field}>
          <Picture name="industry-agriculture" />
          <Picture name="industry-agriculture-below" />
        </div>
        <div className={styles.words}>
          <Breadcrumb trail={trail} />
          <h1 className="type-d2 mt-8 mb-6 max-sm:text-[9.6vw]">{title}</h1>
          <Lede text={lede} trail={trail} className="max-w-144" />
        </div>
      </div>
    </section>
  );
}
