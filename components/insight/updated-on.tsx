import { formatDate } from '@/lib/format/date';
import { fill } from '@/lib/format/fill';
import { labels } from '@/lib/labels';

/** Date of the last change that matters to a reader, where there has been one. */
export function UpdatedOn({ date }: { date: string | undefined }) {
  if (!date) return null;
  return (
    <p className="type-label font-normal text-ink-2">
      <time dateTime={date}>{fill(labels.reading.updated, { date: formatDate(date) })}</time>
    </p>
  );
}
