import type { FacetNames } from '@/lib/filter/facets';
import { pageHref } from '@/lib/site-url';
import type { SearchDocument, SearchIndex, SearchPart } from '../../search/document';
import type { Search } from '../../search/engine';
import { FIRST_SHARD, shardFile } from '../../search/index-shard';

/** Parts of older pieces that the first step adds; each further step adds twice as many. */
const FIRST_STEP = 2;

export type LoadedSearch = {
  search: Search;
  glyphs: string;
  /** Older pieces that the next step would search too; 0 when everything is searched. */
  more: number;
  facets?: FacetNames | undefined;
};

type Loaded = LoadedSearch & {
  documents: readonly SearchDocument[];
  synonyms: SearchIndex['synonyms'];
  parts: SearchIndex['older'];
  step: number;
};

let loading: Promise<Loaded> | undefined;

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

/**
 * Fetches the next older pieces and searches them too. Rejects when they cannot be had; what was
 * searched before stays, and the next call tries again.
 */
export async function loadOlder(): Promise<LoadedSearch> {
  const loaded = (await loadSearch()) as Loaded;
  const { documents, parts, step } = loaded;
  const added = await Promise.all(
    parts.slice(0, step).map(([number]) => fetchPart<SearchPart>(shardFile(number))),
  );
  const all = [...documents, ...added.flatMap((part) => part.documents)];
  loading = searchOver({ ...loaded, documents: all, parts: parts.slice(step), step: step * 2 });
  return loading;
}

async function load(): Promise<Loaded> {
  // The engine travels beside the index.
  const [{ older, ...index }] = await Promise.all([
    fetchPart<SearchIndex>(FIRST_SHARD),
    import('../../search/engine'),
  ]);
  return searchOver({ ...index, parts: older, step: FIRST_STEP });
}

async function searchOver(files: Omit<Loaded, 'search' | 'more'>): Promise<Loaded> {
  const { createSearch } = await import('../../search/engine');
  const { documents, synonyms, parts, step } = files;
  const more = parts.slice(0, step).reduce((sum, [, pieces]) => sum + pieces, 0);
  return { ...files, search: await createSearch(documents, synonyms), more };
}

async function fetchPart<Part>(file: string): Promise<Part> {
  const response = await fetch(pageHref(`/search-index/${file}`));
  if (!response.ok) throw new Error(`The search index answered with status ${response.status}.`);
  return response.json();
}
