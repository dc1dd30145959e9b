import { Picture } from '@/components/art/picture';
import { Breadcrumb } from '@/components/site/breadcrumb';
import { SpeakToAnExpert } from '@/components/ui/speak-to-an-expert';
import type { Crumb } from '@/lib/seo/json-ld';

/** A landscape from edge to edge; the headline stands in the empty part of its sky. */
export function Hero({ title, trail }: { title: string; trail: Crumb[] }) {
  return (
    <section className="bg-(--a-sky)">
      <div className="wrap grid-12 relative z-1 pt-8">
        <div className="lg:col-span-6">
          <Breadcrumb trail={trail} />
        </div>
        <h1 className="type-d2 mt-[clamp(0rem,3vw,3.5rem)] lg:col-start-7 lg:col-end-13 lg:row-start-2">
          {title}
        </h1>
        <p className="mt-5 lg:col-span-6 lg:row-start-2 lg:mt-[calc(clamp(0rem,3vw,3.5rem)+0.75rem)]">
          <SpeakToAnExpert />
        </p>
      </div>
      {/* The masts stand further left than the headline, so the two may share the sky. */}
      <div className="h-[clamp(15rem,34vw,58rem)] lg:-mt-[5vw]">
        <Picture name="industry-energy" fit="xMidYMax slice" />
      </div>
    </section>
  );
}
