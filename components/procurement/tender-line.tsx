import { Link } from '@/components/ui/link';
import { labels } from '@/lib/labels';

/** For those who buy by tender: one line that leads to what they score. */
export function TenderLine({
  className = 'wrap py-6 text-ink-2',
}: {
  className?: string | undefined;
}) {
  const { invitation, link } = labels.procurement;
  return (
    <p className={className} data-noprint>
      {invitation}{' '}
      <Link href="/working-with-us" className="text-link inline-flex min-h-6 items-center">
        {link}
      </Link>
    </p>
  );
}
