import { siteHref } from '@/lib/site-url';
import type { SearchIndex } from './document';
import type { Search } from './engine';

export type LoadedSearch = { search: Search; glyphs: string };

let loading: Promise<LoadedSearch> | undefined;

/**
 * Fetches the engine and the index, once a page. Rejects when either cannot be had; the next call
 * tries again.
 */
export function loadSearch(): Promise<LoadedSearch> {
  loading ??= load().catch((reason: unknown) => {
    loading = undefined;
    throw reason;
  });
  return loading;
}

async function load(): Promise<LoadedSearch> {
  const [{ createSearch }, { glyphs, documents }] = await Promise.all([
    import('./engine'),
    fetchIndex(),
  ]);
  return { search: createSearch(documents), glyphs };
}

async function fetchIndex(): Promise<SearchIndex> {
  const response = await fetch(siteHref('/search-index.json'));
  if (!response.ok) throw new Error(`The search index answered with status ${response.status}.`);
  return response.json();
}
