import clsx from 'clsx';
import { PictureOf } from '@/components/art/picture';
import { Entries } from '@/components/sections/entries';
import { Lede } from '@/components/sections/lede';
import { Breadcrumb } from '@/components/site/breadcrumb';
import type { PictureSpec } from '@/lib/art/drawing';
import type { Industry } from '@/lib/content/types/industry';
import type { Crumb } from '@/lib/seo/json-ld';
import { ruledEntries } from './offerings';
import styles from './pattern-hero.module.css';

export type PatternHeroProps = {
  side: 'left' | 'right';
  picture: PictureSpec;
  hero: Industry['hero'];
  offerings: Industry['offerings'];
  trail: Crumb[];
};

/** A tall cloth from the header down, at one side; beside it the headline and the offerings. */
export function PatternHero({ side, picture, hero, offerings, trail }: PatternHeroProps) {
  return (
    <section className={clsx(styles.hero, styles[side])}>
      <div className={styles.cloth}>
        <PictureOf spec={picture} />
      </div>
      <div className={styles.body}>
        <Breadcrumb trail={trail} />
        <h1 className={clsx('type-d2', styles.title)}>{hero.title}</h1>
        <Lede text={hero.lede} trail={trail} className="max-w-152" />
        <h2 className="type-d3 mt-sec-s mb-6">{offerings.title}</h2>
        <Entries items={offerings.items} {...ruledEntries} />
      </div>
    </section>
  );
}
