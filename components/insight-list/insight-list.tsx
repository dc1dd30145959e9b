import clsx from 'clsx';
import type { ReactNode } from 'react';
import { FilterEntry } from '@/components/islands/filter-entry';
import { BootScript } from '@/components/site/boot-script';
import { Link } from '@/components/ui/link';
import type { InsightSummary } from '@/lib/content/types/insight';
import styles from './insight-list.module.css';
import { InsightMeta } from './insight-meta';
import { InsightPicture } from './insight-picture';

/** Rows whose pictures are fetched with the page; those below come as one scrolls to them. */
const AT_ONCE = 8;

export type InsightListProps = {
  pieces: readonly InsightSummary[];
  /** Inside an <InsightFilter>: how many rows are shown at first. */
  batch?: number;
  /** False on the page of a category: every piece is of it. */
  withCategory?: boolean;
};

/** Many pieces, one ruled row each: date, title and excerpt, kind, and the picture as a thumbnail. */
export function InsightList({ pieces, batch, withCategory = true }: InsightListProps) {
  return (
    <>
      <ol className={styles.list}>
        {pieces.map((piece, index) => (
          <Row
            key={piece.id}
            index={index}
            filtered={batch !== undefined}
            className={clsx('card', styles.row, piece.past === false && styles.coming)}
          >
            <time className={styles.date} dateTime={piece.date}>
              {piece.dateLabel}
            </time>
            <div className={styles.words}>
              <h2 className="type-h1">
                <Link href={piece.path} className="card-link">
                  {piece.title}
                </Link>
              </h2>
              <p className="text-small text-ink-2">{piece.excerpt}</p>
            </div>
            <InsightMeta
              piece={piece}
              withDate={false}
              withCategory={withCategory}
              className={styles.meta}
            />
            <InsightPicture
              piece={piece}
              variant="square"
              className={styles.picture}
              deferred={batch === undefined ? index >= AT_ONCE && 'lazy' : index >= batch}
            />
          </Row>
        ))}
      </ol>
      {batch === undefined && <BootScript name="lazy-pictures" />}
    </>
  );
}

type RowProps = { index: number; filtered: boolean; className: string; children: ReactNode };

function Row({ index, filtered, className, children }: RowProps) {
  if (!filtered) return <li className={className}>{children}</li>;
  return (
    <FilterEntry as="li" index={index} className={className}>
      {children}
    </FilterEntry>
  );
}
