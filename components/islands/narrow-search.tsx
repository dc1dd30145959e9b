'use client';
/* “Narrow results” on the results page. Inside a <SearchBox>, which prints it once there are results. */
import { use } from 'react';
import { NarrowContext } from './narrow-context';
import { NarrowResults, type NarrowWords } from './narrow-results';

export function NarrowSearch({ words }: { words: NarrowWords }) {
  const narrowing = use(NarrowContext);
  return narrowing && <NarrowResults words={words} {...narrowing} />;
}
