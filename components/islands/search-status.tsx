'use client';
/* Says what the search is doing and what it found; the line is announced politely. */
import { Link } from '@/components/ui/link';
import { fill } from '@/lib/format/fill';
import type { SearchOutcome } from '@/lib/search/engine';
import styles from './search-status.module.css';
import type { SearchWords } from './search-words';

export type SearchStatusProps = {
  query: string;
  outcome: SearchOutcome | undefined;
  failed: boolean;
  words: SearchWords;
  onRetry: () => void;
};

export function SearchStatus({ query, outcome, failed, words, onRetry }: SearchStatusProps) {
  return (
    // The region is there before its words are: only then are they announced everywhere.
    <div role="status" className={styles.status}>
      {query && failed && <Failed words={words} onRetry={onRetry} />}
      {query && !failed && !outcome && <p className={styles.line}>{words.loading}</p>}
      {outcome && outcome.count > 0 && (
        <p className={styles.line}>
          {fill((outcome.count === 1 ? words.foundOne : words.found)[outcome.closeness], {
            count: outcome.count,
            query,
          })}
        </p>
      )}
      {outcome?.count === 0 && (
        <div className={styles.nothing}>
          <p className="type-d3">{words.nothing}</p>
          <p className="type-lede mt-2 text-ink-2">{fill(words.nothingText, { query })}</p>
        </div>
      )}
    </div>
  );
}

function Failed({ words, onRetry }: Pick<SearchStatusProps, 'words' | 'onRetry'>) {
  const [before, after] = words.failed.split('{sitemap}');
  return (
    <p className={styles.failed}>
      {before}
      <Link href="/sitemap" className="text-link">
        {words.sitemap}
      </Link>
      {after}{' '}
      <button type="button" className="text-link font-semibold" onClick={onRetry}>
        {words.retry}
      </button>
    </p>
  );
}
