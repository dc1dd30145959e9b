'use client';
/*
 * “Narrow results” on the results page, inside its <SearchBox>: reads what the address chooses, tells the box,
 * and stands above the results once there are enough to choose from.
 */
import { use, useLayoutEffect } from 'react';
import { countChosen, writeFacets } from '@/lib/filter/facets';
import { NarrowContext, type Narrowing, type NarrowSearchContext } from './narrow-context';
import { NarrowResults, type NarrowWords } from './narrow-results';
import { useChoice, writeAddress } from './use-address';

/** So many results need no narrowing. */
const FEW = 3;

export type NarrowSearchProps = {
  words: NarrowWords;
  /** What is said of the results that are left. */
  found: NonNullable<Narrowing['words']>;
};

export function NarrowSearch({ words, found }: NarrowSearchProps) {
  const context = use(NarrowContext) as NarrowSearchContext;
  const { loaded, names, outcome, setNarrowing, onNarrowed } = context;
  const choice = useChoice(names);
  const chosen = countChosen(choice) > 0;

  // Before the browser paints: results that are not asked for are not shown.
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the choice changes
  useLayoutEffect(() => {
    if (loaded) setNarrowing({ choice, words: chosen ? found : undefined });
  }, [loaded, choice]);

  if (!names || !outcome || (outcome.all <= FEW && !chosen) || outcome.all === 0) return null;
  return (
    <NarrowResults
      words={words}
      names={names}
      entries={outcome.facets}
      choice={choice}
      onChoose={(next) => {
        writeAddress(writeFacets(location.search, next));
        onNarrowed();
      }}
    />
  );
}
