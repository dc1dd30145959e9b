import { Publications } from '@/components/team/publications';
import type { InsightSummary } from '@/lib/content/insight';
import { fill } from '@/lib/format/fill';
import styles from './all-pieces.module.css';

export type AllPiecesProps = {
  /** Everything on the matter. */
  pieces: readonly InsightSummary[];
  /** How many of them stand above; when that is all of them, nothing is printed. */
  shown: number;
  /** Words of the line that opens the list; `{count}` is the number of pieces. */
  label: string;
};

/** Folded away below a few pieces: the list of all of them, by title and kind. */
export function AllPieces({ pieces, shown, label }: AllPiecesProps) {
  if (pieces.length <= shown) return null;
  return (
    <details className={styles.all}>
      <summary>{fill(label, { count: pieces.length })}</summary>
      <Publications pieces={pieces} title="" className={styles.list} />
    </details>
  );
}
