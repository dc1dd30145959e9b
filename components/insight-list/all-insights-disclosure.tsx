import clsx from 'clsx';
import { Publications } from '@/components/team/publications';
import fold from '@/components/ui/fold.module.css';
import type { InsightSummary } from '@/lib/content/types/insight';
import { type PluralForms, pluralize } from '@/lib/format/pluralize';
import styles from './all-insights-disclosure.module.css';

export type AllInsightsDisclosureProps = {
  /** Everything on the matter. */
  pieces: readonly InsightSummary[];
  /** How many of them stand above; when that is all of them, nothing is printed. */
  shown: number;
  /** Words of the line that opens the list; `{count}` is the number of pieces. */
  label: PluralForms;
};

/** Folded away below a few pieces: the list of all of them, by title and kind. */
export function AllInsightsDisclosure({ pieces, shown, label }: AllInsightsDisclosureProps) {
  if (pieces.length <= shown) return null;
  return (
    <details className={clsx(fold.fold, styles.all)}>
      <summary>{pluralize(pieces.length, label)}</summary>
      <Publications pieces={pieces} title="" className={styles.list} />
    </details>
  );
}
