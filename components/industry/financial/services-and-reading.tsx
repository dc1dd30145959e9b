import { RelatedServices } from '@/components/industry/related-services';
import { AllInsightsLink } from '@/components/insight-list/all-insights-link';
import { InsightMeta } from '@/components/insight-list/insight-meta';
import { Link } from '@/components/ui/link';
import type { IndustryPageData } from '@/lib/content/relations/industry-page';

/** An open book: the practices on the left page, what to read on the right, line by line. */
export function ServicesAndReading({
  services,
  reading,
}: Pick<IndustryPageData, 'services' | 'reading'>) {
  return (
    <section className="horizon grid lg:grid-cols-[5fr_7fr]">
      <RelatedServices
        {...services}
        className="ground-sisal px-gut py-sec-s lg:pr-[clamp(1.5rem,4vw,4rem)] lg:pl-inset"
      />
      <div className="px-gut py-sec-s lg:pr-inset lg:pl-[clamp(1.5rem,4vw,4rem)]">
        <h2 className="type-h2 mb-5">{reading.title}</h2>
        {reading.items.map(({ piece, why }) => (
          <article key={piece.id} className="card border-t border-line pt-4 pb-[1.15rem]">
            <h3 className="type-h1">
              <Link href={piece.path} className="card-link">
                {piece.title}
              </Link>
            </h3>
            <p className="mt-1.5 mb-2 text-small text-ink-2">{why}</p>
            <InsightMeta piece={piece} />
          </article>
        ))}
        <AllInsightsLink facet="industry" id={reading.industry} />
      </div>
    </section>
  );
}
