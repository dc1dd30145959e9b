import clsx from 'clsx';
import { decapitalize } from '@/lib/format/decapitalize';
import { labels } from '@/lib/labels';

/** What the client has in hand at the end of an assignment. */
export function OfferingResult({
  result,
  className,
}: {
  result: string;
  className?: string | undefined;
}) {
  return (
    <p className={clsx('text-small', className)}>
      <span className="font-semibold">{labels.service.receive}:</span>{' '}
      <span className="text-ink-2">{decapitalize(result)}.</span>
    </p>
  );
}
