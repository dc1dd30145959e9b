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
      <p className="mt-6 grid w-fit gap-2 sm:max-lg:flex [@media(max-height:36rem)]:mt-2 max-sm:*:min-h-11 max-sm:*:px-[5vw]">
        <Link href="/contact" className="btn">
          {contact}
        </Link>
        <Link href="/industries/overview" className="btn btn-outline">
          {overview}
        </Link>
      </p>
    </PageHead>
  );
}
