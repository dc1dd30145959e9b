import { Breadcrumb } from '@/components/site/breadcrumb';
import { Link } from '@/components/ui/link';
import type { Crumb } from '@/lib/seo/json-ld';

export type IndustriesHeroProps = {
  title: string;
  lede: string;
  overview: string;
  contact: string;
  trail: readonly Crumb[];
};

/** The headline at the left; at the right a sentence and the two ways on. */
export function IndustriesHero({ title, lede, overview, contact, trail }: IndustriesHeroProps) {
  return (
    <section className="wrap grid-12 items-end py-sec-s">
      <div className="lg:col-span-8">
        <Breadcrumb trail={trail} />
        <h1 className="type-d2 mt-6">{title}</h1>
      </div>
      <div className="lg:col-start-9 lg:col-end-13">
        <p className="type-lede text-ink-2">{lede}</p>
        <p className="mt-6 flex flex-wrap gap-2 max-sm:*:px-4.5">
          <Link href="/industries/overview" className="btn">
            {overview}
          </Link>
          <Link href="/contact" className="btn btn-outline">
            {contact}
          </Link>
        </p>
      </div>
    </section>
  );
}
