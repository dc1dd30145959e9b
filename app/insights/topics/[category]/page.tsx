import { notFound } from 'next/navigation';
import { GroundLinks } from '@/components/insight/ground-links';
import { InsightList } from '@/components/insight/insight-list';
import { Masthead } from '@/components/insight/masthead';
import { TopicFilter } from '@/components/insight/topic-filter';
import { CallToAction } from '@/components/sections/call-to-action';
import { Page } from '@/components/site/page';
import { insightsIn } from '@/lib/content/insights';
import { insightsTrail } from '@/lib/content/pages/insights';
import { allInsightsPage } from '@/lib/content/pages/insights-all';
import { topics } from '@/lib/content/pages/topics';
import { feedLinks } from '@/lib/feeds/feed-links';
import { fill } from '@/lib/format/fill';
import { labels } from '@/lib/labels';
import { webPage } from '@/lib/seo/json-ld';
import { pageMetadata } from '@/lib/seo/metadata';

type Props = { params: Promise<{ category: string }> };

export const dynamicParams = false;

export function generateStaticParams() {
  return topics().map(({ slug }) => ({ category: slug }));
}

async function topicFor({ params }: Props) {
  const { category } = await params;
  return topics().find(({ slug }) => slug === category) ?? notFound();
}

export async function generateMetadata(props: Props) {
  return pageMetadata({ ...(await topicFor(props)), feeds: feedLinks() });
}

export default async function TopicPage(props: Props) {
  const { title, description, category, slug, path, lede, ground, callToAction } =
    await topicFor(props);
  const pieces = insightsIn(category);
  const count = pieces.length === 1 ? labels.reading.oneInTopic : labels.reading.inTopic;
  const trail = insightsTrail(
    { name: allInsightsPage().title, path: '/insights/all' },
    { name: category, path },
  );
  return (
    <Page
      path={path}
      ground="sky"
      trail={trail}
      jsonLd={[webPage({ type: 'CollectionPage', name: title, description, path })]}
    >
      <Masthead
        heading={category}
        lede={lede}
        picture={`topic-${slug}`}
        strip="tiles"
        pale={slug === 'technology' || slug === 'policy'}
        trail={trail}
      />
      <TopicFilter path={path} />
      <section className="wrap pb-sec pt-sec-s">
        <p className="type-label mb-4 text-ink-2">
          {fill(count, { count: pieces.length, topic: category })}
        </p>
        <InsightList pieces={pieces} />
      </section>
      <GroundLinks links={ground} />
      <CallToAction title={callToAction} />
    </Page>
  );
}
