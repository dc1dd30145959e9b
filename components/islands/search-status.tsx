'use client';
/* Says what the search is doing and what it found; the line is announced politely. */
import clsx from 'clsx';
import { Link } from '@/components/ui/link';
import { interpolate } from '@/lib/format/interpolate';
import { pluralize } from '@/lib/format/pluralize';
import { language } from '@/lib/languages';
import type { SearchOutcome } from '@/lib/search/engine';
import type { Narrowing } from './narrow-context';
import styles from './search-status.module.css';
import type { Answer, SearchWords } from './search-words';

export type SearchStatusProps = {
  query: string;
  /** The button was pressed with nothing to look for. */
  empty: boolean;
  outcome: SearchOutcome | undefined;
  failed: boolean;
  /** False until this code has taken over; then it speaks for itself. */
  hydrated: boolean;
  words: SearchWords;
  /** What is said where results are narrowed. */
  narrowed?: Narrowing['words'];
  onRetry: () => void;
};

export function SearchStatus(props: SearchStatusProps) {
  const { query, empty, outcome, failed, hydrated, words, narrowed, onRetry } = props;
  const [before, after] = words.ask.split('{contact}');
  return (
    // The region is there before its words are: only then are they announced everywhere.
    <div role="status" tabIndex={-1} className={styles.status}>
      {!hydrated && (
        <>
          <p className={clsx(styles.line, styles.waiting)}>{words.loading}</p>
          <Failed words={words} onRetry={onRetry} unreached />
        </>
      )}
      {empty && !query && <p className={styles.line}>{words.empty}</p>}
      {query && failed && <Failed words={words} onRetry={onRetry} />}
      {query && !failed && !outcome && <p className={styles.line}>{words.loading}</p>}
      {outcome && outcome.all > 0 && (
        <p className={styles.line}>{answerTo(outcome, words, narrowed).join(' ')}</p>
      )}
      {outcome?.all === 0 && (
        <div className={styles.nothing}>
          <p className="type-h1">{words.nothing}</p>
          <p className="mt-1 text-ink-2">
            {interpolate(words.nothingText, { query })} {before}
            <Link href="/contact" className="text-link whitespace-nowrap">
              {words.contact}
            </Link>
            {after}
          </p>
        </div>
      )}
    </div>
  );
}

/** Made at the first answer: that takes a phone a good tenth of a second, and every page wakes the search. */
let listFormat: Intl.ListFormat | undefined;
const either = (list: string[]) => {
  listFormat ??= new Intl.ListFormat(language.locale, { type: 'disjunction' });
  return listFormat.format(list);
};

/** What was found, and what became of each word that stands on no page: one sentence each. */
function answerTo(
  outcome: SearchOutcome,
  words: SearchWords,
  narrowed: Narrowing['words'],
): string[] {
  const { count, whole, counted, unknown, guesses, synonyms, also } = outcome;
  const quoted = (list: readonly string[]) =>
    either(list.map((word) => interpolate(words.quoted, { word })));
  const said = (sentence: string, list: typeof guesses) =>
    list.map(({ typed, read }) => interpolate(sentence, { typed, words: quoted(read) }));
  const values = { all: outcome.all, query: counted, whole };
  const found =
    narrowed && count === 0
      ? interpolate(narrowed.none, values)
      : pluralize(count, narrowed?.some ?? words.found[kindOf(outcome)], values);
  const rest = [...said(words.synonym, synonyms), ...said(words.also, also)];
  return [
    ...(unknown.length > 0 ? [interpolate(words.unknown, { words: quoted(unknown) })] : []),
    ...said(words.guess, guesses),
    // The sentence ends where others follow.
    found + (rest.length > 0 ? '.' : ''),
    ...rest,
  ];
}

function kindOf({ count, whole, guesses }: SearchOutcome): Answer {
  if (guesses.length > 0) return 'near';
  if (whole === 0) return 'some';
  return whole < count ? 'mixed' : 'whole';
}

/** `unreached`: written into the page, and shown by CSS when this code could not be fetched. */
function Failed({
  words,
  onRetry,
  unreached = false,
}: Pick<SearchStatusProps, 'words' | 'onRetry'> & { unreached?: boolean }) {
  const [before, after] = words.failed.split('{sitemap}');
  return (
    <p className={clsx(styles.failed, unreached && styles.unreached)}>
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
