import { Picture } from '@/components/art/picture';
import { Entries } from '@/components/sections/entries';
import { Lede } from '@/components/sections/lede';
import { Breadcrumb } from '@/components/site/breadcrumb';
import type { Industry } from '@/lib/content/types/industry';
import type { Crumb } from '@/lib/seo/json-ld';
import styles from './feature-data-flow.module.css';

export type HeroProps = {
  hero: Industry['hero'];
  offerings: Industry['offerings'];
  trail: Crumb[];
};

/** One black field: the headline across it, cables that leave to the right, then the offerings. */
export function Hero({ hero, offerings, trail }: HeroProps) {
  return (
    <section className={`ground-basalt ${styles.field}`}>
      <div className="wrap pt-trail">
        <Breadcrumb trail={trail} />
        <h1 className="type-d2 mt-4 max-w-[16em] sm:mt-8">{hero.title}</h1>
      </div>
      <div className="grid gap-8 pt-[clamp(1rem,3vw,3rem)] pb-sec-s lg:grid-cols-[calc(var(--inset)+24rem)_1fr] lg:items-end">
        <Lede text={hero.lede} trail={trail} className="px-gut lg:pr-0 lg:pl-inset" />
        <div className="h-[clamp(12rem,30vw,32rem)]">
          <Picture name="industry-technology" fit="xMidYMid slice" />
        </div>
      </div>
      <div className="wrap pb-sec">
        <h2 className="type-d3 mb-sec-s">{offerings.title}</h2>
        <Entries
          items={offerings.items}
          list="grid gap-x-[clamp(1.5rem,4vw,4.5rem)] gap-y-10 sm:grid-cols-2 lg:grid-cols-3"
        />
      </div>
    </section>
  );
}
