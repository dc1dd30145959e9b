import { formatDate } from '@/lib/format/date';
import { interpolate } from '@/lib/format/interpolate';
import { labels } from '@/lib/labels';

/** Date of the last change that matters to a reader, where there has been one. */
export function UpdatedOn({ date }: { date: string | undefined }) {
  if (!date) return null;
  return (
    <p className="type-label font-normal text-ink-2">
      <time dateTime={date}>{interpolate(labels.reading.updated, { date: formatDate(date) })}</time>
    </p>
  );
}
