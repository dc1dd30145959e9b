'use client';
/* The last searches of this session; there are none without scripts. */
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { interpolate } from '@/lib/format/interpolate';
import { searchHref } from '@/lib/search/search-href';
import styles from './recent-searches.module.css';
import type { SearchWords } from './search-words';

export type RecentSearchesProps = {
  queries: readonly string[];
  words: SearchWords;
  onForget: (query: string) => void;
};

export function RecentSearches({ queries, words, onForget }: RecentSearchesProps) {
  return (
    <div className={styles.recent}>
      <p className="text-small text-ink-2" id="recent-searches">
        {words.recent}
      </p>
      <ul className="flex flex-wrap gap-2" aria-labelledby="recent-searches">
        {queries.map((query) => (
          <li key={query} className={styles.entry}>
            <Link href={searchHref(query)} className={`chip ${styles.query}`} data-query={query}>
              <span>{query}</span>
            </Link>
            <button
              type="button"
              className={styles.forget}
              aria-label={interpolate(words.forget, { query })}
              onClick={() => onForget(query)}
            >
              <Icon name="close" />
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
