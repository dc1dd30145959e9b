import { PlaceholderNote } from '@/components/ui/placeholder-note';
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
  const words = (
    <>
      <span className={`${styles.ring} ${styles.key}`} aria-hidden="true" />
      {text}
    </>
  );
  return <PlaceholderNote text={words} className={className} />;
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
