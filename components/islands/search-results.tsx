'use client';
/* The results of a search, the best first, then group by group: real links, with what matched marked. */
import clsx from 'clsx';
import { Link } from '@/components/ui/link';
import { pluralize } from '@/lib/format/pluralize';
import type { SearchHit, SearchOutcome } from '@/lib/search/engine';
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
  variant: 'dialog' | 'page';
  words: SearchWords;
};

export function SearchResults({ query, outcome, glyphs, variant, words }: SearchResultsProps) {
  const most = variant === 'dialog' ? IN_DIALOG : Number.POSITIVE_INFINITY;
  const { best, groups, count } = outcome;
  const shown = groups.reduce((sum, { hits }) => sum + Math.min(hits.length, most), best.length);
  const [before, after] = words.ask.split('{contact}');
  const lists = [
    ...(best.length > 0 ? [{ id: 'best', name: words.best, hits: best }] : []),
    ...groups.map(({ group, hits }) => ({ id: group, name: words.groups[group], hits })),
  ];
  return (
    <div className={clsx(styles.results, styles[variant])}>
      {lists.map(({ id, name, hits }) => (
        <ResultList
          key={id}
          id={`${variant}-${id}`}
          name={name}
          count={id === 'best' ? undefined : hits.length}
          hits={hits.slice(0, most)}
          {...{ variant, glyphs, words }}
        />
      ))}
      <p className={styles.all}>
        {shown < count && (
          <>
            <Link href={searchHref(query)} className="go" data-result>
              {pluralize(count, words.all)}
            </Link>
            <br />
          </>
        )}
        {before}
        <Link href="/contact" className="text-link whitespace-nowrap">
          {words.contact}
        </Link>
        {after}
      </p>
    </div>
  );
}

type ResultListProps = Pick<SearchResultsProps, 'glyphs' | 'variant' | 'words'> & {
  id: string;
  name: string;
  count: number | undefined;
  hits: readonly SearchHit[];
};

function ResultList({ id, name, count, hits, glyphs, variant, words }: ResultListProps) {
  const Heading = variant === 'dialog' ? 'h3' : 'h2';
  return (
    <section className={styles.group} aria-labelledby={id}>
      <Heading className="type-h2" id={id}>
        {name}
        {count && <span className="font-normal text-ink-2"> {count}</span>}
      </Heading>
      <ol>
        {hits.map((hit) => (
          <SearchResult
            key={hit.document.id}
            hit={hit}
            glyphs={glyphs}
            heading={variant === 'dialog' ? 'h4' : 'h3'}
            words={words}
          />
        ))}
      </ol>
    </section>
  );
}
