import { Picture } from '@/components/art/picture';
import { Lede } from '@/components/sections/lede';
import { Breadcrumb } from '@/components/site/breadcrumb';
import type { Industry } from '@/lib/content/types/industry';
import type { Crumb } from '@/lib/seo/json-ld';

export type HeroProps = Industry['hero'] & { trail: Crumb[] };

/** Streams run together across the top of the page; the headline stands below, on the same ground. */
export function Hero({ title, lede, trail }: HeroProps) {
  // The ground is that of the picture, so that the streams have no edge.
  return (
    <section className="ground-flood [--ground:var(--a-tead)] [[data-theme=dark]_&]:[--a-tead:#0c2a20]">
      <div className="h-30 sm:h-[clamp(9rem,16vw,18rem)]">
        <Picture name="industry-development" fit="none" />
      </div>
      <div className="wrap grid-12 items-end gap-y-5! pt-6 pb-sec-s sm:gap-y-8! sm:pt-trail">
        <Breadcrumb trail={trail} />
        <h1 className="type-d2 lg:col-span-7">{title}</h1>
        <Lede text={lede} trail={trail} className="lg:col-start-8 lg:col-end-13" />
      </div>
    </section>
  );
}
