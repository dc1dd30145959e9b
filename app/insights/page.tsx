import { Masthead } from '@/components/article/masthead';
import { FilteredInsights } from '@/components/insight-list/filtered-insights';
import { InsightMosaic } from '@/components/insight-list/insight-mosaic';
import { InsightsSubscribe } from '@/components/insight-list/insights-subscribe';
import { Page } from '@/components/site/page';
import { gallery } from '@/lib/art/pictures';
import { insightsPage } from '@/lib/content/pages/insights';
import { paginateInsights } from '@/lib/content/relations/archive-pages';
import { readableInsights } from '@/lib/content/relations/insights';
import { feedLinks } from '@/lib/feeds/feed-links';
import { pageMetadata } from '@/lib/seo/metadata';

const path = '/insights';
/** Cards shown at first, and added by Load More; the mosaic's rows are full with every six. */
const batch = 6;

export function generateMetadata() {
  return pageMetadata({ ...insightsPage(), path, feeds: feedLinks() });
}

export default function InsightsPage() {
  const { title, description, heading, lede, loadMore, subscribe } = insightsPage();
  const trail = [{ name: title, path }];
  const { newest: pieces, older } = paginateInsights(readableInsights());
  return (
    <Page
      path={path}
      ground="sky"
      endsInForm="insights"
      trail={trail}
      about={{ type: 'CollectionPage', title, description }}
    >
      <Masthead
        heading={heading}
        lede={lede}
        trail={trail}
        picture={gallery['insights-masthead']}
        variant="cloth"
        pale
      />
      <FilteredInsights
        path={path}
        pieces={pieces}
        batch={batch}
        loadMore={loadMore}
        older={older.length > 0 ? '/insights/all' : undefined}
        forms
      >
        <InsightMosaic pieces={pieces} batch={batch} />
      </FilteredInsights>
      <InsightsSubscribe {...subscribe} />
    </Page>
  );
}
