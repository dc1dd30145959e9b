'use client';
/*
 * Adds to a list of insights: topics filter it in place, Load More shows the next batch, and the address
 * keeps both, so that Back, a reload and a shared link show the same. Without scripts each topic is a
 * link to its page, and Load More a link to the rest. The regions
 * that start hydration are the topics and Load More: a pointer on its way to a card starts no download.
 */
import {
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import {
  countChosen,
  type FacetNames,
  type FacetValues,
  facetParameters,
  fits,
  nothingChosen,
  unpackFacets,
  writeFacets,
} from '@/lib/filter/facets';
import {
  type FilterState,
  filterEntries,
  readFilter,
  withShown,
  writeFilter,
} from '@/lib/filter/insight-filter';
import type { ListFacets } from '@/lib/search/document';
import { LIST_FACETS } from '@/lib/search/index-shard';
import { pageHref } from '@/lib/site-url';
import { endsInWindow } from './in-window';
import styles from './insight-filter.module.css';
import { showInRow } from './show-in-row';
import { useAddress, useChoice, writeAddress } from './use-address';
import { useReturnToCard } from './use-return-to-card';

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
  /** What the address chooses of several values at once; before `names` are there, topics only. */
  choice: FacetValues;
  /** Whether more is chosen than a topic. */
  narrowed: boolean;
  narrow: (choice: FacetValues) => void;
  /** What can be chosen, and what each entry bears of it; fetched by `loadFacets`. */
  names: FacetNames | undefined;
  facets: readonly FacetValues[];
  loadFacets: () => Promise<void>;
};

const Context = createContext<Filter | null>(null);

export function useInsightFilter(): Filter {
  const filter = useContext(Context);
  if (!filter) throw new Error('Parts of the filter stand inside an <InsightFilter>.');
  return filter;
}

export type InsightFilterProps = {
  /** Topic of each entry, in the order of the page. */
  entries: readonly string[];
  topics: readonly FilterTopic[];
  /** How many are shown at first, and added by Load More. */
  batch: number;
  /** Whether the list can be narrowed by more than a topic (`/search-index/list.json`). */
  narrows?: boolean | undefined;
  children: ReactNode;
};

type Facets = { names: FacetNames; values: readonly FacetValues[] };

export function InsightFilter({ entries, topics, batch, narrows, children }: InsightFilterProps) {
  const root = useRef<HTMLDivElement>(null);
  const toFocus = useRef<number>(undefined);
  const chosen = useRef(false);
  const [changed, setChanged] = useState(false);
  const [facets, setFacets] = useState<Facets>();
  const address = useAddress();
  const onlyTopics = useMemo(() => namesOfTopics(topics), [topics]);
  const choice = useChoice(facets?.names ?? onlyTopics);

  const filter = useMemo<Filter>(() => {
    const slugs = topics.map(({ slug }) => slug);
    const state = readFilter(address ?? '', slugs, batch);
    const narrowed =
      countChosen(choice) > choice.topic.length || choice.topic.length > (state.topic ? 1 : 0);
    const values = facets?.values ?? entries.map((topic) => ({ ...nothingChosen, topic: [topic] }));
    const kept = narrowed
      ? (index: number) => fits(values[index] ?? nothingChosen, choice)
      : undefined;
    const { shown, total } = filterEntries(entries, state, kept);
    function go(query: string, write?: 'replaceState') {
      setChanged(true);
      writeAddress(query, write);
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
        if (choice.topic.join() === (topic ?? '')) return;
        chosen.current = true;
        go(writeFilter(location.search, { topic, show: batch }, batch));
      },
      loadMore: () => {
        const show = shown.length + batch;
        toFocus.current = filterEntries(entries, { ...state, show }, kept).shown[shown.length];
        go(withShown(location.search, show, batch), 'replaceState');
      },
      choice,
      narrowed,
      narrow: (next) => go(writeFacets(withShown(location.search, batch, batch), next)),
      names: facets?.names,
      facets: values,
      loadFacets: async () => setFacets(await fetchFacets(root.current)),
    };
  }, [address, entries, topics, batch, choice, facets]);

  // An address that chooses more than topics needs to know what there is to choose. Where that cannot be
  // had, the list stays whole, and a press on the button asks again.
  const parameters = facetParameters(address?.split('#')[0] ?? '');
  const asked =
    narrows && [...parameters].some(([name, ids]) => name !== 'topic' || ids.includes(','));
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, and not at each change of the filter
  useEffect(() => {
    if (asked && !facets) filter.loadFacets().catch(() => {});
  }, [asked, facets]);

  useReturnToCard(root, filter.narrowed && facets !== undefined);

  useEffect(() => {
    if (!filter.shown.includes(toFocus.current ?? -1)) return;
    const entry = root.current?.querySelector(`[data-entry="${toFocus.current}"]`);
    const title = entry?.querySelector<HTMLElement>('.card-link');
    // The whole card, and of one that is taller than the room above the banner its title.
    entry?.scrollIntoView({ block: 'nearest' });
    title?.scrollIntoView({ block: 'nearest' });
    title?.focus({ preventScroll: true });
    toFocus.current = undefined;
  }, [filter]);

  // What a topic shows begins below its row of topics, count first: where not even the name of the first piece is in
  // the window, the row goes to the top of it. Else it stays, as the next press of a mouse that rests there is its own.
  useEffect(() => {
    if (!chosen.current) return;
    chosen.current = false;
    const title = root.current?.querySelector(`[data-entry="${filter.shown[0]}"] .card-link`);
    if (!endsInWindow(title)) root.current?.scrollIntoView();
  }, [filter]);

  // On a phone the topics are one row: an address may have chosen one that is out of sight, or Back the first again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each choice marks another of them
  useEffect(() => {
    showInRow(root.current?.querySelector('[aria-current=true]'));
  }, [choice]);

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

/** Topics as the only values that are known. */
function namesOfTopics(topics: readonly FilterTopic[]): FacetNames {
  const known = topics.map(({ slug, name }) => [slug, name] as const);
  return { kind: [], topic: known, practice: [], industry: [], author: [], year: [] };
}

/** Values of the entries of a list, in its order; an entry that is newer than the file has none. */
async function fetchFacets(list: Element | null): Promise<Facets> {
  const response = await fetch(pageHref(`/search-index/${LIST_FACETS}`));
  if (!response.ok) throw new Error(`The values of the list answered with ${response.status}.`);
  const { names, pieces }: ListFacets = await response.json();
  const links = list?.querySelectorAll('[data-entry] .card-link') ?? [];
  const values = Array.from(links, (link) =>
    unpackFacets(pieces[link.getAttribute('href') ?? ''] ?? ''),
  );
  return { names, values };
}
