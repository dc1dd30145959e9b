import { useMemo, useSyncExternalStore } from 'react';
import { type FacetNames, type FacetValues, nothingChosen, readFacets } from '@/lib/filter/facets';

/** Tells all parts of a page that its address has another query; the browser tells of Back by itself. */
const CHANGE = 'addresschange';
const EVENTS = ['popstate', 'hashchange', CHANGE];

function subscribe(onChange: () => void) {
  for (const name of EVENTS) addEventListener(name, onChange);
  return () => {
    for (const name of EVENTS) removeEventListener(name, onChange);
  };
}

/** Query and fragment of the address; null in the server's HTML and when React compares with it. */
export function useAddress(): string | null {
  return useSyncExternalStore(
    subscribe,
    () => location.search + location.hash,
    () => null,
  );
}

/** Gives the page another query, as a step in the history or in place of the present one. */
export function writeAddress(query: string, how: 'pushState' | 'replaceState' = 'pushState') {
  history[how](null, '', location.pathname + query);
  dispatchEvent(new Event(CHANGE));
}

/** What the address chooses; nothing until it is known what there is to choose. */
export function useChoice(names: FacetNames | undefined): FacetValues {
  const address = useAddress();
  return useMemo(
    () => (names ? readFacets((address ?? '').split('#')[0] ?? '', names) : nothingChosen),
    [address, names],
  );
}
