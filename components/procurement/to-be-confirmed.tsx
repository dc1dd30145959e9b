import clsx from 'clsx';
import { PlaceholderNote } from '@/components/ui/placeholder-note';
import note from '@/components/ui/placeholder-note.module.css';
import { labels } from '@/lib/labels';
import styles from './to-be-confirmed.module.css';

/** Stands in place of what waits for the firm's own figures or papers. */
export function ToBeConfirmed() {
  return <PlaceholderNote text={labels.procurement.toBeConfirmed} className="mt-1.5" />;
}

/** Marks an entry that waits for them: a ring on the line of its last word, in words for those who hear the page. */
export function ToBeConfirmedMark() {
  return (
    <>
      {'\u00a0'}
      <span role="img" aria-label={labels.procurement.toBeConfirmed} className={styles.ring} />
    </>
  );
}

/** What the ring means, once for a page. */
export function ToBeConfirmedKey({ text, className }: { text: string; className?: string }) {
  return (
    <p className={clsx(note.note, styles.key, className)}>
      <span className={styles.ring} aria-hidden="true" />
      {text}
    </p>
  );
}

/** The mark of a group of rows: once at its name where every row waits, else at each row that does. */
export function marksOf(rows: readonly { placeholder: boolean }[]) {
  const isWhole = rows.every(({ placeholder }) => placeholder);
  return {
    whole: isWhole && <ToBeConfirmedMark />,
    at: ({ placeholder }: { placeholder: boolean }) =>
      !isWhole && placeholder && <ToBeConfirmedMark />,
  };
}
