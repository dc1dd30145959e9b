import { Picture } from '@/components/art/picture';
import { Lede } from '@/components/sections/lede';
import { Breadcrumb } from '@/components/site/breadcrumb';
import type { Industry } from '@/lib/content/types/industry';
import type { Crumb } from '@/lib/seo/json-ld';
import styles from './hero.module.css';

export type HeroProps = Industry['hero'] & { trail: Crumb[] };

/** Words on earth at the left; at the right a bao board that hangs over into the next section. */
export function Hero({ title, lede, trail }: HeroProps) {
  return (
    <section className="ground-earth">
      <div className={`wrap grid-12 ${styles.hero}`}>
        <div className={styles.words}>
          <Breadcrumb trail={trail} />
          <h1 className="type-d2 mt-8">{title}</h1>
          <Lede text={lede} className="mt-6 max-w-136" />
        </div>
        <div className={styles.board}>
          <Picture name="industry-education" fit="xMidYMin slice" />
        </div>
      </div>
    </section>
  );
}
