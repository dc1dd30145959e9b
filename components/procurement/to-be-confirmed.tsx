import { labels } from '@/lib/labels';

/** Marks a row that waits for the firm's own figures or papers. */
export function ToBeConfirmed() {
  return (
    <span className="block text-small text-ink-2 italic">{labels.procurement.toBeConfirmed}</span>
  );
}
