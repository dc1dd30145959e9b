import { Picture } from '@/components/art/picture';
import { Lede } from '@/components/sections/lede';
import { Breadcrumb } from '@/components/site/breadcrumb';
import type { Industry } from '@/lib/content/types/industry';
import type { Crumb } from '@/lib/seo/json-ld';

export type HeroProps = Industry['hero'] & { trail: Crumb[] };

/** Words on earth at the left; at the right a bao board that hangs over into the next section. */
export function Hero({ title, lede, trail }: HeroProps) {
  return (
    <section className="ground-earth">
      <div className="wrap grid-12 pt-trail">
        <div className="lg:col-start-1 lg:col-end-8 lg:self-center lg:pb-16">
          <Breadcrumb trail={trail} />
          <h1 className="type-d2 mt-8">{title}</h1>
          <Lede text={lede} trail={trail} className="mt-6 max-w-136" />
        </div>
        {/* The board ends where its pits end: after three rows, or after all five. */}
        <div className="-mb-[clamp(2.5rem,6vw,6rem)] border-10 border-(--a-bs) *:aspect-4/3 *:h-auto lg:col-start-8 lg:col-end-13 lg:self-end lg:*:aspect-4/5">
          <Picture name="industry-education" fit="xMidYMin slice" />
        </div>
      </div>
    </section>
  );
}
