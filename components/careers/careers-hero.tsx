import { Picture } from '@/components/art/picture';
import { Breadcrumb } from '@/components/site/breadcrumb';
import { Link } from '@/components/ui/link';
import type { CareersPage } from '@/lib/content/pages/careers';
import type { Crumb } from '@/lib/seo/json-ld';
import styles from './careers-hero.module.css';

export type CareersHeroProps = CareersPage['hero'] & { trail: readonly Crumb[] };

/** The first word stands on the land across the whole width; the rest of the headline is in it. */
export function CareersHero({ lines: [above, below], lede, action, trail }: CareersHeroProps) {
  return (
    <section className={styles.hero}>
      <div className={styles.land}>
        <Picture name="careers-land" />
      </div>
      <div className={`wrap ${styles.trail}`}>
        <Breadcrumb trail={trail} />
      </div>
      <h1>
        <span className={`wrap ${styles.above}`}>{above} </span>
        <span className={`wrap ${styles.below}`}>
          <span className="type-d1 block lg:text-[min(var(--t-d1),7vw,7rem)]">{below}</span>
        </span>
      </h1>
      <div className={`wrap ground-flood ${styles.lede}`}>
        <div className="max-sm:flex max-sm:flex-col max-sm:gap-4 max-sm:[html[data-first-visit]_&]:flex-col-reverse">
          <p className="type-lede">{lede}</p>
          <p className="sm:mt-4">
            <Link href="#apply" className="btn">
              {action}
            </Link>
          </p>
        </div>
      </div>
    </section>
  );
}
