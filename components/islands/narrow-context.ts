import { createContext } from 'react';
import type { NarrowResultsProps } from './narrow-results';

/** What a search box hands to the part that narrows its results; only the results page has one. */
export const NarrowContext = createContext<Omit<NarrowResultsProps, 'words'> | null>(null);
