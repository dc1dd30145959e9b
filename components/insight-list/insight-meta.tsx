import clsx from 'clsx';
import { insightKinds } from '@/lib/content/kinds';
import { type InsightSummary, inLanguage } from '@/lib/content/types/insight';
import { type TopicMark, topicById } from '@/lib/content/types/topic';
import { pluralize } from '@/lib/format/pluralize';
import { labels } from '@/lib/labels';
import styles from './insight-meta.module.css';
import { PageWeight } from './page-weight';

/** Classes of the colours of marks; the words beside them say the same. */
const marks: Record<TopicMark, string | undefined> = {
  tea: styles.tea,
  maize: styles.maize,
  'deep-lake': styles.deepLake,
  laterite: styles.laterite,
  basalt: styles.basalt,
  lake: styles.lake,
  haze: styles.haze,
  sisal: styles.sisal,
  'deep-laterite': styles.deepLaterite,
};

export type InsightMetaProps = {
  piece: InsightSummary;
  /** What stands at the end; the reading time unless told. An event has none. */
  length?: string;
  /** False where the date stands elsewhere in the entry. */
  withDate?: boolean;
  /** False on the page of the category. */
  withCategory?: boolean;
  /** False where the kind stands above. */
  withKind?: boolean;
  /** On the page of the piece itself: its weight stands beside the length, which is that of its text. */
  weighed?: boolean;
  className?: string | undefined;
};

/** Kind and category, date and length of a piece: on one line, or the two pairs below each other. */
export function InsightMeta({
  piece,
  length = insightKinds[piece.kind].date === 'takes-place'
    ? ''
    : pluralize(piece.minutes, labels.insight.minutes),
  withDate = true,
  withCategory = true,
  withKind = true,
  weighed = false,
  className,
}: InsightMetaProps) {
  return (
    <p className={clsx(styles.meta, className)}>
      {/* Of both none, an empty pair would push the date from the edge. */}
      {(withKind || withCategory) && (
        <span>
          {withKind && <b className={marks[topicById(piece.category).mark]}>{piece.label}</b>}{' '}
          {withCategory && <span>{piece.categoryLabel}</span>}
        </span>
      )}{' '}
      <span>
        {withDate && <time dateTime={piece.date}>{piece.dateLabel}</time>}{' '}
        {length && <span>{weighed ? inLanguage(length, piece.textLanguage) : length}</span>}
        {weighed && <PageWeight />}
      </span>
    </p>
  );
}
