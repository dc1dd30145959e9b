import { AllInsightsDisclosure } from '@/components/insight-list/all-insights-disclosure';
import { InsightRow } from '@/components/insight-list/insight-row';
import { BootScript } from '@/components/site/boot-script';
import type { ServiceReading } from '@/lib/content/relations/service-links';
import { labels } from '@/lib/labels';

/** Pieces as rows below each other at the right; the heading keeps its place beside them. */
export function ReadingColumn({ title, pieces, all }: ServiceReading) {
  return (
    <section className="wrap grid-12 pb-sec">
      <h2 className="type-d3 self-start lg:sticky lg:top-24 lg:col-span-4">{title}</h2>
      <div className="grid gap-7 lg:col-start-5 lg:col-end-13">
        {pieces.map((piece) => (
          <InsightRow key={piece.id} piece={piece} />
        ))}
        <BootScript name="lazy-pictures" />
        <AllInsightsDisclosure
          pieces={all}
          shown={pieces.length}
          label={labels.service.allPieces}
        />
      </div>
    </section>
  );
}
