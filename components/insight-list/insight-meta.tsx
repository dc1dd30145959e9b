import clsx from 'clsx';
import { insightKinds } from '@/lib/content/kinds';
import type { Category } from '@/lib/content/types/ids';
import type { InsightSummary } from '@/lib/content/types/insight';
import { interpolate } from '@/lib/format/interpolate';
import { labels } from '@/lib/labels';
import styles from './insight-meta.module.css';
import { PageWeight } from './page-weight';

/** Colour of the marker for each category; the words beside it say the same. */
const marks: Record<Category, string | undefined> = {
  Agriculture: styles.tea,
  Finance: styles.maize,
  Governance: styles.deepLake,
  'Human Capital': styles.laterite,
  Technology: styles.basalt,
  Policy: styles.lake,
};

export type InsightMetaProps = {
  piece: InsightSummary;
  /** What stands at the end; the reading time unless told. An event has none. */
  length?: string;
  /** False where the date stands elsewhere in the entry. */
  withDate?: boolean;
  /** False on the page of the category. */
  withCategory?: boolean;
  /** On the page of the piece itself: its weight stands beside the length. */
  weighed?: boolean;
  className?: string | undefined;
};

/** Kind and category, date and length of a piece: on one line, or the two pairs below each other. */
export function InsightMeta({
  piece,
  length = insightKinds[piece.kind].date === 'takes-place'
    ? ''
    : interpolate(labels.insight.minutes, { minutes: piece.minutes }),
  withDate = true,
  withCategory = true,
  weighed = false,
  className,
}: InsightMetaProps) {
  return (
    <p className={clsx(styles.meta, className)}>
      <span>
        <b className={marks[piece.category]}>{piece.label}</b>{' '}
        {withCategory && <span>{piece.category}</span>}
      </span>{' '}
      <span>
        {withDate && <time dateTime={piece.date}>{piece.dateLabel}</time>}{' '}
        {length && <span>{length}</span>}
        {weighed && <PageWeight />}
      </span>
    </p>
  );
}
