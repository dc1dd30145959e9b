import { PlaceholderNote } from '@/components/ui/placeholder-note';
import { labels } from '@/lib/labels';

/** Marks what waits for the firm's own figures or papers: a row, or once the group of which every row does. */
export function ToBeConfirmed({ className = 'mt-1.5' }: { className?: string }) {
  return <PlaceholderNote text={labels.procurement.toBeConfirmed} className={className} />;
}
