import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { labels } from '@/lib/labels';
import styles from './search-dialog.module.css';
import { SearchForm } from './search-form';

/** The search dialog of the header: opens at once, without any download, and leads to `/search`. */
export function SearchDialog() {
  return (
    <dialog id="search" popover="auto" className={styles.dialog} aria-labelledby="search-title">
      <div className={`wrap ${styles.inner}`}>
        <div className="flex items-center justify-between">
          <h2 className="type-h2" id="search-title">
            {labels.search.title}
          </h2>
          <button
            type="button"
            className="icon-button"
            aria-label={labels.search.close}
            popoverTarget="search"
            popoverTargetAction="hide"
            data-do="close"
          >
            <Icon name="close" />
          </button>
        </div>
        <SearchForm id="search-dialog-query" autoFocus />
        <PopularSearches />
      </div>
    </dialog>
  );
}

/** The three popular searches, each a link to its results. */
export function PopularSearches() {
  return (
    <div className="mt-6 flex flex-wrap items-center gap-x-5 gap-y-3">
      <p className="text-small text-ink-2">{labels.search.popular}</p>
      <ul className="flex flex-wrap gap-2">
        {labels.search.popularQueries.map((query) => (
          <li key={query}>
            <Link href={`/search?q=${encodeURIComponent(query)}`} className="chip">
              {query}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
