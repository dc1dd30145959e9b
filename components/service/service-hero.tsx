import clsx from 'clsx';
import { fieldClasses } from '@/components/art/ground-classes';
import { PictureOf } from '@/components/art/picture';
import { Lede } from '@/components/sections/lede';
import { Breadcrumb } from '@/components/site/breadcrumb';
import type { Fit, PictureSpec } from '@/lib/art/drawing';
import type { Ground } from '@/lib/art/ground';
import type { ArtSubject } from '@/lib/art/subjects';
import type { Crumb } from '@/lib/seo/json-ld';
import styles from './service-hero.module.css';

export type ServiceHeroProps = {
  title: string;
  lede: string;
  trail: readonly Crumb[];
  ground: Ground;
  picture: PictureSpec;
  /** Its subject, which says how it shares the screen with the words. */
  art: ArtSubject;
};

/**
 * How words and picture share the screen: side by side (`left`, `right`: where the picture is); the
 * picture from edge to edge under the words (`through`), hung from the header (`hang`), behind a slab
 * with the words (`slab`), as the ground that the words stand on (`stand`), or coming down to the words
 * in steps (`steps`).
 */
type Variant = 'left' | 'right' | 'through' | 'hang' | 'slab' | 'stand' | 'steps';

const variants: Record<ArtSubject, Variant> = {
  agriculture: 'right',
  policy: 'through',
  capacity: 'hang',
  research: 'slab',
  communications: 'steps',
  programs: 'left',
  monitoring: 'stand',
  'public-sector': 'through',
  development: 'through',
  furrow: 'right',
  financial: 'left',
  healthcare: 'right',
  education: 'left',
  technology: 'through',
  energy: 'stand',
};

/** Where the picture is cut: steps where tiles end, whatever the shape of the box; hanging vessels at the right only. */
const fits: Partial<Record<Variant, Fit>> = {
  steps: 'none',
  hang: 'xMinYMin slice',
};

/**
 * Opens a service page with the practice's colour, words and art. What stands above on a phone comes
 * first in the document.
 */
export function ServiceHero({ title, lede, trail, ground, picture, art }: ServiceHeroProps) {
  const variant = variants[art];
  const drawn = (
    <div className={styles.picture}>
      <PictureOf spec={picture} fit={fits[variant]} />
    </div>
  );
  const words = (
    <div className={clsx(styles.words, variant === 'slab' && fieldClasses[ground])}>
      <Breadcrumb trail={trail} />
      <h1 className="type-d2">{title}</h1>
      <Lede text={lede} trail={trail} className={styles.lede} />
    </div>
  );
  const wordsComeFirst = variant === 'through' || variant === 'stand';
  return (
    <section className={clsx(fieldClasses[ground], styles.hero, styles[variant])}>
      {wordsComeFirst && words}
      {drawn}
      {!wordsComeFirst && words}
    </section>
  );
}
