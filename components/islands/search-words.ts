import type { SearchGroup } from '@/lib/search/document';
import type { Closeness } from '@/lib/search/engine';

/** What the search says; `{query}`, `{count}`, `{words}` and `{sitemap}` are filled in. */
export type SearchWords = {
  recent: string;
  forget: string;
  loading: string;
  failed: string;
  sitemap: string;
  retry: string;
  found: Record<Closeness, string>;
  foundOne: Record<Closeness, string>;
  nothing: string;
  nothingText: string;
  newestSearched: string;
  searchOlder: string;
  allSearched: string;
  unseen: string;
  all: string;
  groups: Record<SearchGroup, string>;
};
