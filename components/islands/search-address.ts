import { useEffect, useRef } from 'react';
import { searchQuery } from '@/lib/search/search-href';

/** The query that the address of the results page carries. */
export function queryInAddress(): string {
  return new URLSearchParams(location.search).get('q')?.trim() ?? '';
}

function addressOf(query: string): string {
  return location.pathname + searchQuery(query);
}

/**
 * Keeps the address of the results page in step: typing replaces it, submitting adds an entry, so
 * that Back returns to the search before and not to each letter of this one.
 */
export function useSearchAddress(enabled: boolean, onReturn: (query: string) => void) {
  const submitted = useRef('');
  const returned = useRef(onReturn);
  returned.current = onReturn;

  useEffect(() => {
    if (!enabled) return;
    submitted.current = queryInAddress();
    const onPopState = () => {
      submitted.current = queryInAddress();
      returned.current(submitted.current);
    };
    addEventListener('popstate', onPopState);
    return () => removeEventListener('popstate', onPopState);
  }, [enabled]);

  return {
    typed(query: string) {
      if (enabled && query !== queryInAddress()) history.replaceState(null, '', addressOf(query));
    },
    submitted(query: string) {
      if (!enabled || query === submitted.current) return;
      // The entry that typing has changed gets back the search it was made for.
      history.replaceState(null, '', addressOf(submitted.current));
      history.pushState(null, '', addressOf(query));
      submitted.current = query;
    },
  };
}
