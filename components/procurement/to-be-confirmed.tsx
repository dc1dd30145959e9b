import { PlaceholderNote } from '@/components/ui/placeholder-note';
import { labels } from '@/lib/labels';
import styles from './to-be-confirmed.module.css';

/** Stands in place of what waits for the firm's own figures or papers. */
export function ToBeConfirmed() {
  return <span className="text-ink-2">{labels.procurement.toBeConfirmed}</span>;
}

/** Marks an entry that waits for them: a ring, in words for those who hear the page. */
function ToBeConfirmedMark() {
  return (
    <>
      {'\u00a0'}
      <span role="img" aria-label={labels.procurement.toBeConfirmed} className={styles.ring} />
    </>
  );
}

/**
 * Words that wait for them, the ring on the line of the last: beside what is as one letter to the browser a
 * line may end, whatever stands between the two.
 */
export function MarkedText({ text }: { text: string }) {
  const end = text.lastIndexOf(' ') + 1;
  return (
    <>
      {text.slice(0, end)}
      <span className="whitespace-nowrap">
        {text.slice(end)}
        <ToBeConfirmedMark />
      </span>
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

/** The mark of a group of rows: at its name where every row waits, else at each row that does. */
export function marksOf(rows: readonly { placeholder: boolean }[]) {
  const isWhole = rows.every(({ placeholder }) => placeholder);
  return {
    whole: isWhole,
    at: ({ placeholder }: { placeholder: boolean }) =>
      !isWhole && placeholder && <ToBeConfirmedMark />,
  };
}
