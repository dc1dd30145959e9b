import { PopularSearches } from '@/components/site/popular-searches';
import { Link } from '@/components/ui/link';
import type { NavLink } from '@/lib/content/pages/nav-link';
import type { ContentCount } from '@/lib/content/pages/search';
import { ContentCounts } from './content-counts';

export type SearchStartProps = {
  popular: string;
  start: string;
  doors: (NavLink & { text: string })[];
  found: { title: string; text: string };
  contentCounts: ContentCount[];
};

/**
 * What stands under the search box before anything is asked, and for visitors without scripts: the
 * popular searches, four doors, and what the site holds. Results will take its place.
 */
export function SearchStart({ popular, start, doors, found, contentCounts }: SearchStartProps) {
  return (
    <>
      <div className="wrap grid gap-sec-s py-sec-s">
        <section className="grid gap-x-10 gap-y-4 lg:flex lg:items-center">
          <h2 className="type-h2">{popular}</h2>
          <PopularSearches />
        </section>
        <section>
          <h2 className="type-h2">{start}</h2>
          <ul className="mt-4 grid gap-x-gap sm:grid-cols-2 lg:grid-cols-4">
            {doors.map(({ path, label, text }) => (
              <li
                key={path}
                className="card horizon grid grid-cols-[1fr_auto] content-start items-center pt-4 pb-6 after:arrow after:col-start-2 after:row-start-1"
              >
                <h3 className="type-h1">
                  <Link href={path} className="card-link">
                    {label}
                  </Link>
                </h3>
                <p className="col-span-2 mt-1 text-ink-2">{text}</p>
              </li>
            ))}
          </ul>
        </section>
      </div>
      <section className="ground-band py-sec-s">
        <div className="wrap">
          <h2 className="type-h2">{found.title}</h2>
          <p className="mt-1 text-ink-2">{found.text}</p>
          <ContentCounts counts={contentCounts} />
        </div>
      </section>
    </>
  );
}
