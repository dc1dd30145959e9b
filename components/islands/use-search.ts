import { useEffect, useMemo, useState } from 'react';
import type { SearchOutcome } from '@/lib/search/engine';
import { type LoadedSearch, loadSearch } from '@/lib/search/load';

export type SearchState = {
  /** Starts the download, unless it is under way. */
  wake: () => void;
  failed: boolean;
  /** Address of the glyphs' file. */
  glyphs: string;
  /** Undefined while nothing is asked or the index is on its way. */
  outcome: SearchOutcome | undefined;
};

/** The search as a state: fetched when `wake` is called or something is asked. */
export function useSearch(query: string): SearchState {
  const [loaded, setLoaded] = useState<LoadedSearch>();
  const [failed, setFailed] = useState(false);

  function wake() {
    setFailed(false);
    loadSearch().then(setLoaded, () => setFailed(true));
  }

  const asked = query !== '';
  // biome-ignore lint/correctness/useExhaustiveDependencies: once a question is there, not at each letter of it
  useEffect(() => {
    if (asked && !loaded) wake();
  }, [asked, loaded]);

  const outcome = useMemo(
    () => (asked ? loaded?.search(query) : undefined),
    [asked, loaded, query],
  );
  return { wake, failed: failed && !loaded, glyphs: loaded?.glyphs ?? '', outcome };
}
