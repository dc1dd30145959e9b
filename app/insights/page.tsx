import { FollowFeed } from '@/components/insight/follow-feed';
import { InsightMosaic } from '@/components/insight/insight-mosaic';
import { InsightsSubscribe } from '@/components/insight/insights-subscribe';
import { Masthead } from '@/components/insight/masthead';
import { TopicFilter } from '@/components/insight/topic-filter';
import { Page } from '@/components/site/page';
import { Link } from '@/components/ui/link';
import { readings } from '@/lib/content/insights';
import { insightsPage } from '@/lib/content/pages/insights';
import { feedLinks } from '@/lib/feeds/feed-links';
import { webPage } from '@/lib/seo/json-ld';
import { pageMetadata } from '@/lib/seo/metadata';

const path = '/insights';

export function generateMetadata() {
  return pageMetadata({ ...insightsPage(), path, feeds: feedLinks() });
}

export default function InsightsPage() {
  const { title, description, heading, lede, loadMore, subscribe } = insightsPage();
  return (
    <Page
      path={path}
      ground="sky"
      trail={[{ name: title, path }]}
      jsonLd={[webPage({ type: 'CollectionPage', name: title, description, path })]}
    >
      <Masthead heading={heading} lede={lede} picture="insights-masthead" strip="cloth" />
      <TopicFilter path={path} allPath={path} />
      <section className="wrap pb-sec pt-sec-s">
        <InsightMosaic pieces={readings().slice(0, 6)} />
        <p className="mt-sec-s flex justify-center">
          <Link href="/insights/all" className="btn btn-outline">
            {loadMore}
          </Link>
        </p>
        <div className="mt-8 flex justify-center">
          <FollowFeed />
        </div>
      </section>
      <InsightsSubscribe {...subscribe} />
    </Page>
  );
}
