import { Link } from '@/components/ui/link';
import { fill } from '@/lib/format/fill';
import { labels } from '@/lib/labels';

export type OlderInAllProps = {
  /** How many the list does not name. */
  count: number;
  className: string;
};

/** Last entry of a list that names the newest: how many older ones there are, and where. */
export function OlderInAll({ count, className }: OlderInAllProps) {
  if (count <= 0) return null;
  return (
    <li>
      <Link href="/insights/all" className={className}>
        {fill(labels.reading.older.inAll, { count })}
      </Link>
    </li>
  );
}
