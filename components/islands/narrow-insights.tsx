'use client';
/* “Narrow results” on All Insights. Inside an <InsightFilter>; without scripts there are links instead. */
import { useInsightFilter } from './insight-filter';
import { NarrowResults, type NarrowWords } from './narrow-results';

export function NarrowInsights({ words }: { words: NarrowWords }) {
  const { names, facets, choice, narrow, loadFacets } = useInsightFilter();
  return (
    <NarrowResults
      words={words}
      names={names}
      entries={facets}
      choice={choice}
      onChoose={narrow}
      load={loadFacets}
    />
  );
}
