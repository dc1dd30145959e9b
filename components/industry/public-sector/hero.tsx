import { Picture } from '@/components/art/picture';
import { Lede } from '@/components/sections/lede';
import { Breadcrumb } from '@/components/site/breadcrumb';
import type { Crumb } from '@/lib/seo/json-ld';

export type HeroProps = { title: string; lede: string; trail: Crumb[] };

/** The headline on open ground; below it the plan of a civic quarter, from edge to edge. */
export function Hero({ title, lede, trail }: HeroProps) {
  return (
    <section>
      <div className="wrap grid-12 items-end py-sec-s">
        <div className="lg:col-span-8">
          <Breadcrumb trail={trail} />
          <h1 className="type-d2 mt-6">{title}</h1>
        </div>
        <Lede text={lede} className="lg:col-start-9 lg:col-end-13" />
      </div>
      <div className="horizon h-[clamp(11rem,29vw,29rem)] overflow-hidden bg-band">
        <Picture name="industry-public-sector" />
      </div>
    </section>
  );
}
