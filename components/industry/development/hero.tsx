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
    <section className="ground-flood [--ground:var(--a-tead)]">
      <div className="h-[clamp(12rem,30vw,30rem)]">
        <Picture name="industry-development" />
      </div>
      <div className="wrap grid-12 gap-y-9! pt-8 pb-sec-s">
        <Breadcrumb trail={trail} />
        <h1 className="type-d2 lg:col-span-9">{title}</h1>
        <Lede text={lede} className="lg:col-start-7 lg:col-end-12" />
      </div>
    </section>
  );
}
