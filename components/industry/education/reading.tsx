import { ReadingItem } from '@/components/industry/reading-item';
import { AllInsightsDisclosure } from '@/components/insight-list/all-insights-disclosure';
import type { IndustryPageData } from '@/lib/content/relations/industry-page';
import { labels } from '@/lib/labels';

/** Three pieces whose pictures hang from one line, cut to the shape of a vessel. */
export function Reading({ title, items, all }: IndustryPageData['reading']) {
  return (
    <section className="wrap py-sec">
      <h2 className="type-d3 mb-6">{title}</h2>
      <div className="horizon grid gap-x-[clamp(1.5rem,5vw,6rem)] gap-y-10 md:grid-cols-3">
        {items.map((item) => (
          <ReadingItem
            key={item.piece.id}
            reading={item}
            variant="tall"
            pictureClassName="aspect-4/5 rounded-vessel max-md:w-[min(6rem,30vw)] max-md:shrink-0 max-md:self-start"
            className="flex gap-[min(1.25rem,6vw)] max-md:*:last:pt-3 md:flex-col"
          />
        ))}
      </div>
      <AllInsightsDisclosure
        pieces={all}
        shown={items.length}
        label={labels.reading.allForIndustry}
      />
    </section>
  );
}
