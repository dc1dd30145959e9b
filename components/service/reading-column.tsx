import { InsightRow } from '@/components/insight/insight-row';
import type { InsightSummary } from '@/lib/content/insight';

/** Pieces as rows below each other at the right; the heading keeps its place beside them. */
export function ReadingColumn({ title, pieces }: { title: string; pieces: InsightSummary[] }) {
  return (
    <section className="wrap grid-12 pb-sec">
      <h2 className="type-d3 self-start lg:sticky lg:top-24 lg:col-span-4">{title}</h2>
      <div className="grid gap-7 lg:col-start-5 lg:col-end-13">
        {pieces.map((piece) => (
          <InsightRow key={piece.id} piece={piece} />
        ))}
      </div>
    </section>
  );
}
