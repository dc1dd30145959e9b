import { FilteredInsights } from '@/components/insight/filtered-insights';
import { InsightList } from '@/components/insight/insight-list';
import { CallToAction } from '@/components/sections/call-to-action';
import { Breadcrumb } from '@/components/site/breadcrumb';
import { Page } from '@/components/site/page';
import { insights } from '@/lib/content/insights';
import { insightsTrail } from '@/lib/content/pages/insights';
import { allInsightsPage } from '@/lib/content/pages/insights-all';
import { feedLinks } from '@/lib/feeds/feed-links';
import { webPage } from '@/lib/seo/json-ld';
import { pageMetadata } from '@/lib/seo/metadata';

const path = '/insights/all';
/** Rows shown at first, and added by Load More. */
const batch = 12;

export function generateMetadata() {
  return pageMetadata({ ...allInsightsPage(), path, feeds: feedLinks() });
}

export default function AllInsightsPage() {
  const { title, description, heading, loadMore, callToAction } = allInsightsPage();
  const pieces = insights();
  const trail = insightsTrail({ name: title, path });
  return (
    <Page
      path={path}
      trail={trail}
      jsonLd={[webPage({ type: 'CollectionPage', name: title, description, path })]}
    >
      <header className="wrap grid gap-6 py-sec-s">
        <Breadcrumb trail={trail} />
        <h1 className="type-d2">{heading}</h1>
      </header>
      <FilteredInsights path={path} pieces={pieces} batch={batch} loadMore={loadMore}>
        <InsightList pieces={pieces} batch={batch} />
      </FilteredInsights>
      <CallToAction title={callToAction} ground="lake" />
    </Page>
  );
}
