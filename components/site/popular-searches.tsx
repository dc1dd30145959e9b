import { Link } from '@/components/ui/link';
import { labels } from '@/lib/labels';

/** The three popular searches: links to their results, which a search box around them shows in place. */
export function PopularSearches() {
  return (
    <ul className="flex flex-wrap gap-2">
      {labels.search.popularQueries.map((query) => (
        <li key={query}>
          <Link href={`/search?q=${encodeURIComponent(query)}`} className="chip" data-query={query}>
            {query}
          </Link>
        </li>
      ))}
    </ul>
  );
}
