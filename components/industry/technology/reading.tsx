import { ReadingItem } from '@/components/industry/reading-item';
import { AllInsightsDisclosure } from '@/components/insight-list/all-insights-disclosure';
import type { IndustryPageData } from '@/lib/content/relations/industry-page';
import { labels } from '@/lib/labels';

/** One piece at the right in full size; the heading and the other two at the left, as rows. */
export function Reading({ title, items, all }: IndustryPageData['reading']) {
  const [lead, ...rest] = items;
  return (
    <section className="ground-band py-sec">
      <div className="wrap grid-12 grid-rows-[auto_1fr] gap-y-8!">
        <h2 className="type-d3 lg:col-span-5">{title}</h2>
        {lead && (
          <div className="lg:col-start-7 lg:col-end-13 lg:row-span-2">
            <ReadingItem
              reading={lead}
              variant="card"
              pictureClassName="aspect-4/3"
              titleClassName="type-d3"
            />
          </div>
        )}
        <div className="grid content-end gap-7 lg:col-start-1 lg:col-end-6">
          {rest.map((item) => (
            <ReadingItem
              key={item.piece.id}
              reading={item}
              variant="square"
              pictureClassName="aspect-square"
              className="horizon grid grid-cols-[min(5.5rem,27.5vw)_minmax(0,1fr)] items-start gap-4 pt-4"
            />
          ))}
          <AllInsightsDisclosure
            pieces={all}
            shown={items.length}
            label={labels.reading.allForIndustry}
          />
        </div>
      </div>
    </section>
  );
}
