import { PageHead } from '@/components/site/page-head';
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
    <PageHead title={title} lede={lede} trail={trail} tall>
      <p className="mt-5 flex flex-wrap items-center gap-x-6 gap-y-3 [@media(max-height:36rem)]:mt-2">
        <Link href="/contact" className="btn max-sm:hidden">
          {contact}
        </Link>
        <Link href="/industries/overview" className="go">
          {overview}
        </Link>
      </p>
    </PageHead>
  );
}
