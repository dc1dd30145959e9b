import { ReadingItem } from '@/components/industry/reading-item';
import { AllInsightsDisclosure } from '@/components/insight-list/all-insights-disclosure';
import type { IndustryPageData } from '@/lib/content/relations/industry-page';
import { labels } from '@/lib/labels';

/** One piece large, with its picture at the right edge of the page; the others as text below. */
export function Reading({ title, items, all }: IndustryPageData['reading']) {
  const [lead, ...rest] = items;
  if (!lead) return null;
  return (
    <section className="py-sec">
      <div className="wrap">
        <h2 className="type-h2 horizon mb-6 pt-4">{title}</h2>
        <ReadingItem
          reading={lead}
          variant="wide"
          pictureClassName="aspect-3/1 max-md:aspect-2/1"
          titleClassName="type-d3"
          className="flex flex-col gap-5"
        />
        <div className="mt-10 grid gap-x-gap gap-y-8 md:grid-cols-2">
          {rest.map((item) => (
            <ReadingItem key={item.piece.id} reading={item} className="horizon pt-4" />
          ))}
        </div>
        <AllInsightsDisclosure
          pieces={all}
          shown={items.length}
          label={labels.reading.allForIndustry}
        />
      </div>
    </section>
  );
}
