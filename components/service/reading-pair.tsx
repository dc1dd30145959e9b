import { AllInsightsDisclosure } from '@/components/insight-list/all-insights-disclosure';
import { InsightRow } from '@/components/insight-list/insight-row';
import { BootScript } from '@/components/site/boot-script';
import type { ServiceReading } from '@/lib/content/relations/service-links';
import { labels } from '@/lib/labels';

/** Two pieces as rows side by side under a heading. */
export function ReadingPair({ title, pieces, all }: ServiceReading) {
  return (
    <section className="wrap pt-sec pb-sec-s">
      <h2 className="type-d3 mb-8">{title}</h2>
      <div className="grid gap-x-[clamp(2rem,5vw,6rem)] gap-y-8 lg:grid-cols-2">
        {pieces.map((piece) => (
          <InsightRow key={piece.id} piece={piece} />
        ))}
      </div>
      <BootScript name="lazy-pictures" />
      <AllInsightsDisclosure pieces={all} shown={pieces.length} label={labels.service.allPieces} />
    </section>
  );
}
