import { InsightList } from '@/components/insight/insight-list';
import { TopicFilter } from '@/components/insight/topic-filter';
import { CallToAction } from '@/components/sections/call-to-action';
import { Breadcrumb } from '@/components/site/breadcrumb';
import { Page } from '@/components/site/page';
import { insights } from '@/lib/content/insights';
import { insightsPage } from '@/lib/content/pages/insights';
import { allInsightsPage } from '@/lib/content/pages/insights-all';
import { feedLinks } from '@/lib/feeds/feed-links';
import { fill } from '@/lib/format/fill';
import { labels } from '@/lib/labels';
import { webPage } from '@/lib/seo/json-ld';
import { pageMetadata } from '@/lib/seo/metadata';

const path = '/insights/all';

export function generateMetadata() {
  return pageMetadata({ ...allInsightsPage(), path, feeds: feedLinks() });
}

export default function AllInsightsPage() {
  const { title, description, heading, callToAction } = allInsightsPage();
  const pieces = insights();
  const trail = [
    { name: insightsPage().title, path: '/insights' },
    { name: title, path },
  ];
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
      <TopicFilter path={path} />
      <section className="wrap pb-sec pt-sec-s">
        <p className="type-label mb-4 text-ink-2">
          {fill(labels.reading.showing, { shown: pieces.length, total: pieces.length })}
        </p>
        <InsightList pieces={pieces} />
      </section>
      <CallToAction title={callToAction} ground="lake" />
    </Page>
  );
}
