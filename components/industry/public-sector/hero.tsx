import { Picture } from '@/components/art/picture';
import { Lede } from '@/components/sections/lede';
import { PageHead } from '@/components/site/page-head';
import type { Crumb } from '@/lib/seo/json-ld';

export type HeroProps = { title: string; lede: string; trail: Crumb[] };

/** The headline on open ground; below it the plan of a civic quarter, from edge to edge. */
export function Hero({ title, lede, trail }: HeroProps) {
  return (
    <>
      <PageHead title={title} trail={trail}>
        <Lede text={lede} trail={trail} />
      </PageHead>
      <div className="h-[clamp(11rem,29vw,29rem)] overflow-hidden bg-band">
        <Picture name="industry-public-sector" />
      </div>
    </>
  );
}
