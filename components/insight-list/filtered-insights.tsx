import type { ReactNode } from 'react';
import {
  FilterCount,
  FilterEmpty,
  FilterRest,
  LoadMore,
} from '@/components/islands/filter-controls';
import { InsightFilter } from '@/components/islands/insight-filter';
import { NarrowInsights } from '@/components/islands/narrow-insights';
import { BootScript } from '@/components/site/boot-script';
import type { InsightSummary } from '@/lib/content/types/insight';
import { topicWords } from '@/lib/content/types/topic';
import { interpolate } from '@/lib/format/interpolate';
import { labels } from '@/lib/labels';
import { NarrowLinks } from './narrow-links';
import { TopicFilter } from './topic-filter';

const { counted, seeAll, older: newest, ...all } = labels.reading;

export type FilteredInsightsProps = {
  path: '/insights' | '/insights/all';
  pieces: readonly InsightSummary[];
  /** How many are shown at first, and added by Load More. */
  batch: number;
  loadMore: string;
  /** Where older pieces are, when the list does not hold them all. */
  older?: string | undefined;
  /** Whether the list can be narrowed by more than a topic. */
  narrows?: boolean;
  /** Whether the lists of each kind stand below the topics. */
  forms?: boolean;
  /** The pieces as <FilterEntry> elements, in the same order. */
  children: ReactNode;
};

/** A list of insights with its row of topics, the count, and Load More. */
export function FilteredInsights({
  path,
  pieces,
  batch,
  loadMore,
  older,
  narrows,
  forms,
  children,
}: FilteredInsightsProps) {
  const { showing, showingIn, nothingIn, showingChosen, nothingChosen } = older ? newest : all;
  const what = counted[path];
  return (
    <InsightFilter
      entries={pieces.map(({ category }) => category)}
      topics={topicWords().map(({ id, name }) => ({ slug: id, name }))}
      batch={batch}
      narrows={narrows}
    >
      <TopicFilter path={path} allPath={path} inPlace forms={forms ?? false} />
      <section className="wrap pt-4 pb-sec lg:pt-10">
        <div className={narrows ? 'md:flex md:min-h-11 md:items-center md:pr-48' : 'mb-4'}>
          <FilterCount
            words={{
              showing: interpolate(showing, { what }),
              showingIn: interpolate(showingIn, { what }),
              nothingIn,
              showingChosen: interpolate(showingChosen, { what }),
              nothingChosen,
            }}
          />
        </div>
        {narrows && (
          <>
            <NarrowInsights words={labels.narrow.words} />
            <NarrowLinks onList />
          </>
        )}
        {children}
        <BootScript name="lists" />
        <FilterEmpty label={seeAll} />
        <LoadMore label={loadMore} {...(path === '/insights' && { href: '/insights/all' })} />
        {older && <FilterRest href={older} words={newest} />}
      </section>
    </InsightFilter>
  );
}
