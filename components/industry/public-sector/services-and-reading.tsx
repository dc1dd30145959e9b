import { ReadingItem } from '@/components/industry/reading-item';
import { ServiceNotes } from '@/components/industry/service-notes';
import { AllInsightsDisclosure } from '@/components/insight-list/all-insights-disclosure';
import type { IndustryPageData } from '@/lib/content/relations/industry-page';
import { labels } from '@/lib/labels';

/** Reading at the left as rows with a picture, the practices next door as notes at the right. */
export function ServicesAndReading({
  services,
  reading,
}: Pick<IndustryPageData, 'services' | 'reading'>) {
  return (
    <section className="wrap grid-12 gap-y-sec-s! pb-sec">
      <div className="lg:col-span-7">
        <h2 className="type-h2 mb-5">{reading.title}</h2>
        <div className="grid gap-8">
          {reading.items.map((item) => (
            <ReadingItem
              key={item.piece.id}
              reading={item}
              variant="square"
              pictureClassName="aspect-square"
              className="horizon grid grid-cols-[min(5.5rem,27.5vw)_minmax(0,1fr)] items-start gap-4 pt-5 sm:grid-cols-[9rem_1fr] sm:gap-6"
            />
          ))}
        </div>
        <AllInsightsDisclosure
          pieces={reading.all}
          shown={reading.items.length}
          label={labels.reading.allForIndustry}
        />
      </div>
      <div className="lg:col-start-9 lg:col-end-13">
        <h2 className="type-h2 mb-5">{services.title}</h2>
        <ServiceNotes services={services.items} className="horizon pt-5" />
      </div>
    </section>
  );
}
