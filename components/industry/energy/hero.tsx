import { Picture } from '@/components/art/picture';
import { Lede } from '@/components/sections/lede';
import { Breadcrumb } from '@/components/site/breadcrumb';
import type { Industry } from '@/lib/content/types/industry';
import type { Crumb } from '@/lib/seo/json-ld';

export type HeroProps = Industry['hero'] & { trail: Crumb[] };

/** A landscape from edge to edge; the words stand in the empty part of its sky. */
export function Hero({ title, lede, trail }: HeroProps) {
  return (
    <section className="bg-(--a-sky)">
      <div className="wrap relative z-1 pt-trail">
        <Breadcrumb trail={trail} />
        <h1 className="type-d2 mt-8">{title}</h1>
        <Lede text={lede} trail={trail} className="mt-5 max-w-152" />
      </div>
      {/* The wires come in lower than the picture's edge. */}
      <div className="h-[clamp(15rem,34vw,58rem)] lg:-mt-[2.5vw]">
        <Picture name="industry-energy" fit="xMidYMax slice" />
      </div>
    </section>
  );
}
