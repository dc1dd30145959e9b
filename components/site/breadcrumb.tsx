import clsx from 'clsx';
import { Link } from '@/components/ui/link';
import { firm } from '@/lib/firm';
import { labels } from '@/lib/labels';
import type { Crumb } from '@/lib/seo/json-ld';

/** Who speaks, and from where: whoever comes from a forwarded link knows neither. */
const home: Crumb = { name: `${firm.name}, ${firm.address.city}`, path: '/' };

export type BreadcrumbProps = {
  trail: readonly Crumb[];
  /** The heading below says what the page is: its name here stays as small as the rest. */
  quiet?: boolean;
};

/**
 * Who speaks, the way to this page from its section, and on a line of its own above the heading, large
 * enough to be read first, what the page is.
 */
export function Breadcrumb({ trail, quiet = false }: BreadcrumbProps) {
  const last = trail.length;
  // On a phone the heading below says it, and the way there keeps to its line.
  const deep = quiet && last > 1;
  // Nor do the places above the list that it stands in, of which the first has room only beside one.
  const hidden = (index: number) =>
    index === last ? deep : index < last - 1 && (index > 0 || (quiet && last > 2));
  return (
    <nav aria-label={labels.breadcrumb} data-noprint>
      <ol className="flex flex-wrap gap-x-2.5 text-small">
        {[home, ...trail].map(({ name, path }, index) => (
          <li
            key={path}
            className={
              index === last && !quiet
                ? 'type-h2 w-full pt-1'
                : clsx(hidden(index) && 'max-sm:hidden')
            }
          >
            {index === last ? (
              <span aria-current="page">{name}</span>
            ) : (
              <Link href={path} className="text-link py-1 text-ink-2">
                {name}
              </Link>
            )}
            {(index < last - 1 || (quiet && index < last)) && (
              // Behind the name, so that no line begins with it.
              <span
                aria-hidden="true"
                className={clsx('ml-2.5', deep && index === last - 1 && 'max-sm:hidden')}
              >
                /
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
