import clsx from 'clsx';
import type { PictureName } from '@/components/art/gallery';
import { Picture } from '@/components/art/picture';
import { Breadcrumb } from '@/components/site/breadcrumb';
import type { Crumb } from '@/lib/seo/json-ld';
import styles from './service-hero.module.css';

const grounds = {
  tea: 'ground-tea',
  lake: 'ground-lake',
  earth: 'ground-earth',
  basalt: 'ground-basalt',
  maize: 'ground-maize',
} as const;

export type ServiceHeroProps = {
  title: string;
  lede: string;
  trail: readonly Crumb[];
  ground: keyof typeof grounds;
  picture: PictureName;
  /** Side of the picture on wide screens; on narrow ones it lies above the words. */
  side: 'left' | 'right';
};

/** Opens a service page: the practice's colour and words on one half, its art on the other. */
export function ServiceHero({ title, lede, trail, ground, picture, side }: ServiceHeroProps) {
  return (
    <section className={clsx(grounds[ground], styles.hero, styles[side])}>
      <div className={styles.words}>
        <Breadcrumb trail={trail} />
        <h1 className="type-d2 mt-4 lg:mt-auto">{title}</h1>
        <p className="type-lede max-w-136 text-ink-2">{lede}</p>
      </div>
      <div className={styles.picture}>
        <Picture name={picture} />
      </div>
    </section>
  );
}
