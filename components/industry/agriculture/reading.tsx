import { ReadingItem } from '@/components/industry/reading-item';
import { AllInsightsDisclosure } from '@/components/insight-list/all-insights-disclosure';
import type { IndustryPageData } from '@/lib/content/relations/industry-page';
import { labels } from '@/lib/labels';

/** Two pieces with pictures of unequal size; the third as text below the smaller. */
export function Reading({ title, items, all }: IndustryPageData['reading']) {
  const [first, second, third] = items;
  return (
    <section className="wrap grid-12 items-start gap-y-10! py-sec">
      <h2 className="type-d3 lg:col-span-12">{title}</h2>
      <div className="lg:col-span-7">
        {first && (
          <ReadingItem
            reading={first}
            variant="card"
            pictureClassName="aspect-3/2"
            titleClassName="type-d3"
          />
        )}
      </div>
      <div className="grid items-start gap-10 sm:grid-cols-2 lg:col-start-9 lg:grid-cols-1 lg:col-end-13">
        {second && (
          <ReadingItem reading={second} variant="square" pictureClassName="aspect-square" />
        )}
        {third && <ReadingItem reading={third} className="horizon pt-4" />}
      </div>
      <AllInsightsDisclosure
        pieces={all}
        shown={items.length}
        label={labels.reading.allForIndustry}
      />
    </section>
  );
}
