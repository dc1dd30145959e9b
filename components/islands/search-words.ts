import type { PluralForms } from '@/lib/format/pluralize';
import type { SearchGroup } from '@/lib/search/document';

/** How the results answer: all with every word, some, none, or to words that were guessed. */
export type Answer = 'whole' | 'mixed' | 'some' | 'near';

/** What the search says; names in braces are filled in. */
export type SearchWords = {
  recent: string;
  forget: string;
  /** After a search for nothing. */
  empty: string;
  loading: string;
  failed: string;
  sitemap: string;
  retry: string;
  found: Record<Answer, PluralForms>;
  unknown: string;
  guess: string;
  synonym: string;
  also: string;
  quoted: string;
  nothing: string;
  nothingText: string;
  ask: string;
  contact: string;
  best: string;
  newestSearched: string;
  loadOlderResults: PluralForms;
  allSearched: string;
  hiddenMatches: string;
  relatedMatches: string;
  all: PluralForms;
  groups: Record<SearchGroup, string>;
};
