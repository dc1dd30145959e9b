import { ReadingItem } from '@/components/industry/reading-item';
import { AllInsightsDisclosure } from '@/components/insight-list/all-insights-disclosure';
import { Link } from '@/components/ui/link';
import type { IndustryPageData } from '@/lib/content/relations/industry-page';
import { labels } from '@/lib/labels';

/** The practices in one running paragraph, then three pieces as cards of one size. */
export function ServicesAndReading({
  services,
  reading,
}: Pick<IndustryPageData, 'services' | 'reading'>) {
  return (
    <section className="wrap pb-sec">
      <div className="grid-12">
        <h2 className="type-h2 lg:col-span-4">{services.title}</h2>
        <p className="type-lede lg:col-start-5 lg:col-end-13">
          {services.items.map(({ id, name, path, why }) => (
            <span key={id}>
              <Link href={path} className="text-link font-semibold">
                {name}
              </Link>
              {': '}
              {why}{' '}
            </span>
          ))}
        </p>
      </div>
      <h2 className="type-h2 mt-sec mb-6">{reading.title}</h2>
      <div className="grid gap-x-gap gap-y-10 md:grid-cols-3">
        {reading.items.map((item) => (
          <ReadingItem
            key={item.piece.id}
            reading={item}
            variant="card"
            pictureClassName="aspect-3/2"
          />
        ))}
      </div>
      <AllInsightsDisclosure
        pieces={reading.all}
        shown={reading.items.length}
        label={labels.reading.allForIndustry}
      />
    </section>
  );
}
