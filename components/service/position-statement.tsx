import { AllInsightsLink } from '@/components/insight-list/all-insights-link';
import { Link } from '@/components/ui/link';
import type { ServiceReading } from '@/lib/content/relations/service-links';
import type { InsightSummary } from '@/lib/content/types/insight';
import { interpolate } from '@/lib/format/interpolate';
import { labels } from '@/lib/labels';
import styles from './position-statement.module.css';
import { ReadingLines } from './reading-lines';

export type PositionStatementProps = {
  text: string;
  /** The piece that argues it; none while it waits for its day. */
  piece: InsightSummary | undefined;
  /** The short list beside it. */
  reading: ServiceReading;
};

/** A sentence the firm would defend, the piece that does, and two more to read. */
export function PositionStatement({ text, piece, reading }: PositionStatementProps) {
  return (
    <section className="ground-lake">
      <div className="wrap grid-12 items-start py-sec">
        <div className="lg:col-span-7">
          <p className={styles.statement}>{text}</p>
          {piece && (
            <p className="mt-6">
              <Link href={piece.path} className="go">
                {interpolate(labels.service.readPiece, { title: piece.title })}
              </Link>
            </p>
          )}
        </div>
        <div className="mt-6 lg:col-start-9 lg:col-end-13 lg:mt-0">
          <ReadingLines {...reading} />
          <AllInsightsLink facet="practice" id={reading.service} />
        </div>
      </div>
    </section>
  );
}
