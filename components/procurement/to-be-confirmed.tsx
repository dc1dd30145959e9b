import { PlaceholderNote } from '@/components/ui/placeholder-note';
import { labels } from '@/lib/labels';

/** Marks what waits for the firm's own figures or papers. */
export function ToBeConfirmed({ className = 'mt-1.5' }: { className?: string }) {
  return <PlaceholderNote text={labels.procurement.toBeConfirmed} className={className} />;
}

/** The mark of a group of rows: once over the group where every row waits, else at each row that does. */
export function marksOf(rows: readonly { placeholder: boolean }[], className?: string) {
  const isWhole = rows.every(({ placeholder }) => placeholder);
  return {
    whole: isWhole && <ToBeConfirmed {...(className && { className })} />,
    at: ({ placeholder }: { placeholder: boolean }) => !isWhole && placeholder && <ToBeConfirmed />,
  };
}
