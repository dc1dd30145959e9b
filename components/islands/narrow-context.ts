import { createContext } from 'react';
import type { FacetNames, FacetValues } from '@/lib/filter/facets';
import type { PluralForms } from '@/lib/format/pluralize';
import type { SearchOutcome } from '@/lib/search/engine';

/** What the part that narrows results tells their search box; the box itself knows nothing of facets. */
export type Narrowing = {
  choice: FacetValues;
  /** Sentences on what is left, by how much that is; only where something is chosen. */
  words?: { none: string; some: PluralForms } | undefined;
};

export type NarrowSearchContext = {
  /** Whether the index is there, and with it what can be chosen. */
  loaded: boolean;
  names: FacetNames | undefined;
  outcome: SearchOutcome | undefined;
  setNarrowing: (narrowing: Narrowing) => void;
  /** To be called when the address has been narrowed. */
  onNarrowed: () => void;
};

/** What a search box hands to the part that narrows its results; only the results page has one. */
export const NarrowContext = createContext<NarrowSearchContext | null>(null);
