'use client';
/*
 * Adds to a list of insights: topics filter it in place, Load More shows the next batch, and the address
 * keeps both, so that Back, a reload and a shared link show the same. Without scripts each topic is a
 * link to its page, and Load More a link to the rest. The regions
 * that start hydration are the topics and Load More: a hand on its way to a card costs no download.
 */
import {
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import {
  type FilterState,
  filterEntries,
  readFilter,
  writeFilter,
} from '@/lib/filter/insight-filter';
import styles from './insight-filter.module.css';

export type FilterTopic = { slug: string; name: string };

type Filter = {
  state: FilterState;
  /** Topic of each entry. */
  entries: readonly string[];
  /** Positions of the entries that are shown, and how many the topic has. */
  shown: readonly number[];
  total: number;
  /** False in the server's HTML, where CSS holds back what is past the first batch. */
  live: boolean;
  topics: readonly FilterTopic[];
  batch: number;
  choose: (topic: string | null) => void;
  loadMore: () => void;
};

const Context = createContext<Filter | null>(null);

export function useInsightFilter(): Filter {
  const filter = useContext(Context);
  if (!filter) throw new Error('Parts of the filter stand inside an <InsightFilter>.');
  return filter;
}

const CHANGE = 'insightfilter';
const EVENTS = ['popstate', 'hashchange', CHANGE];

function subscribe(onChange: () => void) {
  for (const name of EVENTS) addEventListener(name, onChange);
  return () => {
    for (const name of EVENTS) removeEventListener(name, onChange);
  };
}

export type InsightFilterProps = {
  /** Topic of each entry, in the order of the page. */
  entries: readonly string[];
  topics: readonly FilterTopic[];
  /** How many are shown at first, and added by Load More. */
  batch: number;
  children: ReactNode;
};

export function InsightFilter({ entries, topics, batch, children }: InsightFilterProps) {
  const root = useRef<HTMLDivElement>(null);
  const toFocus = useRef<number>(undefined);
  const chosen = useRef(false);
  const [changed, setChanged] = useState(false);
  const address = useSyncExternalStore(
    subscribe,
    () => location.search + location.hash,
    () => null,
  );

  const filter = useMemo<Filter>(() => {
    const slugs = topics.map(({ slug }) => slug);
    const state = readFilter(address ?? '', slugs, batch);
    const { shown, total } = filterEntries(entries, state);
    function go(next: FilterState, write: 'pushState' | 'replaceState') {
      setChanged(true);
      history[write](null, '', location.pathname + writeFilter(location.search, next, batch));
      dispatchEvent(new Event(CHANGE));
    }
    return {
      state,
      entries,
      shown,
      total,
      live: address !== null,
      topics,
      batch,
      choose: (topic) => {
        if (topic === state.topic) return;
        chosen.current = true;
        go({ topic, show: batch }, 'pushState');
      },
      loadMore: () => {
        const show = shown.length + batch;
        toFocus.current = filterEntries(entries, { ...state, show }).shown[shown.length];
        go({ ...state, show }, 'replaceState');
      },
    };
  }, [address, entries, topics, batch]);

  useEffect(() => {
    if (!filter.shown.includes(toFocus.current ?? -1)) return;
    const entry = root.current?.querySelector(`[data-entry="${toFocus.current}"]`);
    // The whole card, of which the link is the title only.
    entry?.scrollIntoView({ block: 'nearest' });
    entry?.querySelector<HTMLElement>('.card-link')?.focus({ preventScroll: true });
    toFocus.current = undefined;
  }, [filter]);

  // What a topic shows begins below its row of topics, count first: where it ends below the window, the
  // row goes to the top of it.
  useEffect(() => {
    if (!chosen.current) return;
    chosen.current = false;
    const first = root.current?.querySelector(`[data-entry="${filter.shown[0]}"]`);
    if (!first || first.getBoundingClientRect().bottom > innerHeight) {
      root.current?.scrollIntoView();
    }
  }, [filter]);

  return (
    <Context value={filter}>
      <div
        ref={root}
        className={styles.filter}
        data-batch={batch}
        data-live={filter.live || undefined}
        data-changed={changed || undefined}
      >
        {children}
      </div>
    </Context>
  );
}
