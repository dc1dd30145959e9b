import { Link } from '@/components/ui/link';
import { pluralize } from '@/lib/format/pluralize';
import { labels } from '@/lib/labels';

export type OlderInsightsLinkProps = {
  /** How many the list does not name. */
  count: number;
  className: string;
};

/** Last entry of a list that names the newest: how many older ones there are, and where. */
export function OlderInsightsLink({ count, className }: OlderInsightsLinkProps) {
  if (count <= 0) return null;
  return (
    <li>
      <Link href="/insights/all" className={className}>
        {pluralize(count, labels.reading.older.inAll)}
      </Link>
    </li>
  );
}
