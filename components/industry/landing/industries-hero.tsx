import { Link } from '@/components/ui/link';

export type IndustriesHeroProps = {
  title: string;
  lede: string;
  overview: string;
  contact: string;
};

/** The headline at the left; at the right a sentence and the two ways on. */
export function IndustriesHero({ title, lede, overview, contact }: IndustriesHeroProps) {
  return (
    <section className="wrap grid-12 items-end py-sec-s">
      <h1 className="type-d2 lg:col-span-8">{title}</h1>
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
