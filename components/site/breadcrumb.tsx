import { Link } from '@/components/ui/link';
import { firm } from '@/content/firm';
import { labels } from '@/lib/labels';
import type { Crumb } from '@/lib/seo/json-ld';

/** The header of a phone shows half the name: here stand the whole of it and the city. */
const home: Crumb = { name: `${firm.name}, ${firm.address.city}`, path: '/' };

/** Who speaks, and the way to this page from its section, last entry without a link. */
export function Breadcrumb({ trail }: { trail: readonly Crumb[] }) {
  const last = trail.length;
  return (
    <nav aria-label={labels.breadcrumb} data-noprint>
      <ol className="flex flex-wrap gap-x-2.5 text-small">
        {[home, ...trail].map(({ name, path }, index) => (
          <li key={path} className="flex gap-x-2.5">
            {index === last ? (
              <span aria-current="page">{name}</span>
            ) : (
              <>
                <Link href={path} className="text-link inline-flex min-h-6 items-center">
                  {name}
                </Link>
                <span aria-hidden="true">/</span>
              </>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
