'use client';
/*
 * Adds to a search form: results as one types, arrow keys through them, recent searches. The form and
 * what stands below it come from the server. Without scripts the form leads to the results page, and
 * that page says what to use instead.
 */
import {
  type FocusEvent,
  type FormEvent,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from 'react';
import { forgetSearch, recentSearches, rememberSearch } from '@/lib/browser/search/recent';
import { handleResultKeys } from './handle-result-keys';
import { isPlainClick } from './is-plain-click';
import { LoadOlderResults } from './load-older-results';
import { NarrowContext, type Narrowing } from './narrow-context';
import { RecentSearches } from './recent-searches';
import { noteFollowed, showAnswer, showTop, useRestoreResult } from './restore-result';
import { queryInAddress, useSearchAddress } from './search-address';
import styles from './search-box.module.css';
import { SearchResults } from './search-results';
import { SearchStatus } from './search-status';
import type { SearchWords } from './search-words';
import { useIslandReady } from './use-island-ready';
import { useSearch } from './use-search';

/** Milliseconds without a letter before the results follow; short, but longer than the next letter. */
const PAUSE = 90;

export type SearchBoxProps = {
  /** The search form. */
  children: ReactNode;
  /** Stands below it until something is asked, and when nothing is found. */
  start: ReactNode;
  variant: 'dialog' | 'page';
  words: SearchWords;
  /** A <NarrowSearch>, where results can be narrowed. */
  narrow?: ReactNode;
};

export function SearchBox({ children, start, variant, words, narrow }: SearchBoxProps) {
  const root = useRef<HTMLDivElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [query, setQuery] = useState('');
  const [recent, setRecent] = useState<string[]>([]);
  const [hydrated, setHydrated] = useState(false);
  const [empty, setEmpty] = useState(false);
  // Unknown until the part that narrows has read the address.
  const [narrowing, setNarrowing] = useState<Narrowing | null>(null);
  const waits = narrow !== undefined && !narrowing;
  const found = useSearch(query, waits, narrowing?.choice);
  const { load, retry, loadOlderResults, older, failed, glyphs, outcome } = found;
  const address = useSearchAddress(variant === 'page', fillIn);
  useRestoreResult({ root, variant, outcome, older, loadOlderResults });
  const asked = useRef(false);
  // In a low window what a pressed question found begins below its edge.
  useEffect(() => {
    if (!asked.current || !outcome) return;
    asked.current = false;
    if (variant === 'page') showAnswer(root.current);
  });

  const input = () => root.current?.querySelector<HTMLInputElement>('input[type=search]') ?? null;

  function fillIn(text: string) {
    const box = input();
    if (box) box.value = text;
    clearTimeout(timer.current);
    setQuery(text.trim());
    showTop(root.current);
  }

  function ask(text: string) {
    asked.current = true;
    fillIn(text);
    setRecent(rememberSearch(text));
    address.submitted(text.trim());
  }

  // What was typed before this code arrived counts, then the address. A focus that came before counts too.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the island hydrates
  useEffect(() => {
    const typed = input()?.value.trim();
    const inAddress = variant === 'page' ? queryInAddress() : '';
    if (typed) {
      setQuery(typed);
      address.typed(typed);
    } else if (inAddress) fillIn(inAddress);
    // Who comes back is shown the result that was followed.
    asked.current = inAddress !== '' && scrollY === 0 && !history.state?.followed;
    // It may have come from a box that was not hydrated yet and could not remember it.
    if (inAddress) rememberSearch(inAddress);
    setRecent(recentSearches());
    setHydrated(true);
    if (root.current?.contains(document.activeElement)) load();
    return () => clearTimeout(timer.current);
  }, []);

  useIslandReady(root);

  function edited() {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      const text = input()?.value.trim() ?? '';
      setQuery(text);
      showTop(root.current);
      address.typed(text);
    }, PAUSE);
  }

  function submit(event: FormEvent) {
    const text = input()?.value ?? '';
    if (variant === 'page') {
      event.preventDefault();
      ask(text);
      // The keyboard of a screen would cover the results.
      if (matchMedia('(pointer: coarse)').matches) input()?.blur();
    } else rememberSearch(text);
    if (text.trim()) return;
    // Nothing was asked for: it is said, and the field has the focus.
    event.preventDefault();
    setEmpty(true);
    input()?.focus();
  }

  function clicked(event: MouseEvent) {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a');
    if (link?.dataset.query && isPlainClick(event)) {
      event.preventDefault();
      ask(link.dataset.query);
      // Not after a touch: the keyboard of the screen would cover the results.
      if ((event.nativeEvent as PointerEvent).pointerType !== 'touch') input()?.focus();
    } else if (link?.dataset.result !== undefined) {
      setRecent(rememberSearch(query));
      if (isPlainClick(event)) noteFollowed(link, variant === 'dialog' ? query : undefined);
    }
  }

  function focused(event: FocusEvent) {
    load();
    // What is said when the code did not come stands at the top; a visitor may have scrolled before.
    if (event.target === input()) showTop(root.current);
  }

  const answered = outcome !== undefined && outcome.all > 0;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: listens to the fields and links inside it
    <div
      ref={root}
      className={styles[variant]}
      data-island
      data-hydrate={variant === 'page' ? 'query' : undefined}
      data-asked={query ? '' : undefined}
      onFocus={focused}
      onInput={edited}
      onSubmit={submit}
      onClick={clicked}
      onKeyDown={(event) => handleResultKeys(event, input())}
    >
      <div className={styles.head}>{children}</div>
      <div className="wrap">
        <SearchStatus
          query={query}
          empty={empty}
          outcome={outcome}
          failed={failed}
          hydrated={hydrated}
          words={words}
          narrowed={narrowing?.words}
          onRetry={retry}
        />
        {narrow && (
          <NarrowContext
            value={{
              loaded: glyphs !== '',
              names: found.names,
              outcome,
              setNarrowing,
              onNarrowed: address.narrowed,
            }}
          >
            {narrow}
          </NarrowContext>
        )}
        {answered && (
          <SearchResults
            query={query}
            outcome={outcome}
            glyphs={glyphs}
            variant={variant}
            words={words}
          />
        )}
        {outcome && (
          <LoadOlderResults
            older={older}
            failed={failed}
            words={words}
            onSearch={loadOlderResults}
          />
        )}
        {!query && recent.length > 0 && (
          <RecentSearches
            queries={recent}
            words={words}
            onForget={(entry) => {
              setRecent(forgetSearch(entry));
              input()?.focus();
            }}
          />
        )}
      </div>
      <div className={styles.start} hidden={answered}>
        {start}
      </div>
    </div>
  );
}
