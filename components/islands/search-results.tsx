'use client';
/* The results of a search, group by group: real links, with what matched marked. */
import clsx from 'clsx';
import { Link } from '@/components/ui/link';
import { fill } from '@/lib/format/fill';
import type { SearchOutcome } from '@/lib/search/engine';
import { searchHref } from '@/lib/search/search-href';
import { SearchResult } from './search-result';
import styles from './search-results.module.css';
import type { SearchWords } from './search-words';

/** Results of each group that the dialog shows; the page shows all. */
const IN_DIALOG = 3;

export type SearchResultsProps = {
  query: string;
  outcome: SearchOutcome;
  glyphs: string;
  place: 'dialog' | 'page';
  words: SearchWords;
};

export function SearchResults({ query, outcome, glyphs, place, words }: SearchResultsProps) {
  const most = place === 'dialog' ? IN_DIALOG : Number.POSITIVE_INFINITY;
  const Heading = place === 'dialog' ? 'h3' : 'h2';
  const shown = outcome.groups.reduce((sum, { hits }) => sum + Math.min(hits.length, most), 0);
  return (
    <div className={clsx(styles.results, styles[place])}>
      {outcome.groups.map(({ group, hits }) => (
        <section key={group} className={styles.group} aria-labelledby={`${place}-${group}`}>
          <Heading className="type-h2" id={`${place}-${group}`}>
            {words.groups[group]} <span className="font-normal text-ink-2">{hits.length}</span>
          </Heading>
          <ol>
            {hits.slice(0, most).map((hit) => (
              <SearchResult
                key={hit.document.id}
                hit={hit}
                glyphs={glyphs}
                heading={place === 'dialog' ? 'h4' : 'h3'}
                words={words}
              />
            ))}
          </ol>
        </section>
      ))}
      {shown < outcome.count && (
        <p className={styles.all}>
          <Link href={searchHref(query)} className="go" data-result>
            {fill(words.all, { count: outcome.count })}
          </Link>
        </p>
      )}
    </div>
  );
}
