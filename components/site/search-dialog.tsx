import { SearchBox } from '@/components/islands/search-box';
import { Icon } from '@/components/ui/icon';
import { labels } from '@/lib/labels';
import { PopularSearches } from './popular-searches';
import styles from './search-dialog.module.css';
import { SearchForm } from './search-form';

/**
 * The search dialog of the header: opens at once, without any download. Results come as one types;
 * before that, and without scripts, its form leads to `/search`.
 */
export function SearchDialog() {
  return (
    <dialog id="search" popover="auto" className={styles.dialog} aria-labelledby="search-title">
      <SearchBox
        variant="dialog"
        words={labels.search.results}
        start={
          <div className="wrap mt-5 flex flex-wrap items-center gap-x-5 gap-y-3">
            <p className="text-small text-ink-2">{labels.search.popular}</p>
            <PopularSearches />
          </div>
        }
      >
        <div className="wrap">
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
              data-action="close"
            >
              <Icon name="close" />
            </button>
          </div>
          <SearchForm id="search-dialog-query" autoFocus />
        </div>
      </SearchBox>
    </dialog>
  );
}
