import { Link } from '@/components/ui/link';
import { navigationItems } from '@/lib/content/routes/navigation';
import { labels } from '@/lib/labels';

/** Links to the lists of insights by kind, as the header names them. */
export function InsightTypeNav() {
  return (
    <nav aria-label={labels.reading.kinds} data-noprint>
      <ul className="flex flex-wrap gap-x-5 gap-y-1 text-small">
        {navigationItems('insights').map(({ label, path }) => (
          <li key={path}>
            <Link href={path} className="text-link inline-flex min-h-6 items-center">
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
