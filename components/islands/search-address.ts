import { useEffect, useRef } from 'react';
import { searchQuery } from '@/lib/search/search-href';

/** The query that the address of the results page carries. */
export function queryInAddress(): string {
  return new URLSearchParams(location.search).get('q')?.trim() ?? '';
}

/** Address of the results for a query; what else the address holds now, which narrows them, is kept. */
function addressOf(query: string): string {
  const rest = new URLSearchParams(location.search);
  rest.delete('q');
  const narrowed = query && `&${rest}`.replaceAll('%2C', ',');
  return location.pathname + searchQuery(query) + (narrowed === '&' ? '' : narrowed);
}

/**
 * Keeps the address of the results page in step: typing replaces it, submitting adds an entry, so
 * that Back returns to the search before and not to each letter of this one.
 */
export function useSearchAddress(enabled: boolean, onReturn: (query: string) => void) {
  const submitted = useRef({ query: '', address: '' });
  const returned = useRef(onReturn);
  returned.current = onReturn;

  function noteSubmitted() {
    const query = queryInAddress();
    submitted.current = { query, address: addressOf(query) };
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: when the page opens
  useEffect(() => {
    if (!enabled) return;
    noteSubmitted();
    const onPopState = () => {
      noteSubmitted();
      returned.current(submitted.current.query);
    };
    addEventListener('popstate', onPopState);
    return () => removeEventListener('popstate', onPopState);
  }, [enabled]);

  return {
    typed(query: string) {
      if (enabled && query !== queryInAddress()) history.replaceState(null, '', addressOf(query));
    },
    submitted(query: string) {
      if (!enabled || query === submitted.current.query) return;
      const next = addressOf(query);
      // The entry that typing has changed gets back the search it was made for.
      history.replaceState(null, '', submitted.current.address);
      history.pushState(null, '', next);
      submitted.current = { query, address: next };
    },
    /** To be called when something was chosen, which is an entry of its own. */
    narrowed: noteSubmitted,
  };
}
