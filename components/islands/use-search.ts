import { useEffect, useMemo, useState } from 'react';
import { type LoadedSearch, loadOlder, loadSearch } from '@/lib/browser/search/load';
import type { FacetNames, FacetValues } from '@/lib/filter/facets';
import type { SearchOutcome } from '@/lib/search/engine';

export type SearchState = {
  /** Starts the download, unless it is under way. */
  load: () => void;
  /** Searches older pieces too. */
  loadOlderResults: () => void;
  /** How many that would add; 0 while nothing is loaded and when everything is searched. */
  older: number;
  failed: boolean;
  /** Does again what failed. */
  retry: () => void;
  /** Address of the glyphs' file. */
  glyphs: string;
  /** Undefined while nothing is asked or the index is on its way. */
  outcome: SearchOutcome | undefined;
  /** What results can be narrowed by. */
  names: FacetNames | undefined;
};

/**
 * The search as a state: fetched when `load` is called or something is asked.
 * @param waits whether it is still to be known what narrows the results
 * @param choice what narrows them
 */
export function useSearch(query: string, waits = false, choice?: FacetValues): SearchState {
  const [loaded, setLoaded] = useState<LoadedSearch>();
  const [failed, setFailed] = useState(false);

  function fetchWith(load: () => Promise<LoadedSearch>) {
    setFailed(false);
    load().then(setLoaded, () => setFailed(true));
  }
  function load() {
    if (!loaded) fetchWith(loadSearch);
  }
  const loadOlderResults = () => fetchWith(loadOlder);

  const asked = query !== '';
  // biome-ignore lint/correctness/useExhaustiveDependencies: once a question is there, not at each letter of it
  useEffect(() => {
    if (asked && !loaded) load();
  }, [asked, loaded]);

  const outcome = useMemo(
    () => (asked && !waits ? loaded?.search(query, choice) : undefined),
    [asked, loaded, query, waits, choice],
  );
  return {
    load,
    loadOlderResults,
    retry: loaded ? loadOlderResults : load,
    older: loaded?.more ?? 0,
    failed,
    glyphs: loaded?.glyphs ?? '',
    outcome,
    names: loaded?.facets,
  };
}
