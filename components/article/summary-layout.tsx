import type { ReactNode } from 'react';
import type { InsightSummary } from '@/lib/content/types/insight';
import { TextElsewhere } from './text-elsewhere';

export type SummaryLayoutProps = {
  piece: InsightSummary;
  /** What the piece says, in a few sentences. */
  before?: ReactNode;
  /** Who wrote it. */
  after?: ReactNode;
};

/** A piece whose text is in another language, in the place of its text. */
export function SummaryLayout({ piece, before, after }: SummaryLayoutProps) {
  return (
    <div className="wrap grid-12 py-sec">
      <div className="grid max-w-prose gap-8 lg:col-start-4 lg:col-end-11">
        {before}
        <TextElsewhere piece={piece} />
        {after}
      </div>
    </div>
  );
}
