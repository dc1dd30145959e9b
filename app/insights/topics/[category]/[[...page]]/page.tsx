import { notFound } from 'next/navigation';
import { Masthead } from '@/components/article/masthead';
import { RelatedLinks } from '@/components/article/related-links';
import { ArchiveNav } from '@/components/insight-list/archive-nav';
import { InsightList } from '@/components/insight-list/insight-list';
import { TopicFilter } from '@/components/insight-list/topic-filter';
import { TopicLead, TopicSummary } from '@/components/insight-list/topic-summary';
import { ClosingLine } from '@/components/sections/closing-line';
import { Page } from '@/components/site/page';
import { topicStrip } from '@/lib/art/pictures/topics';
import type { ArtSubject } from '@/lib/art/subjects';
import { insightsTrail } from '@/lib/content/pages/insights';
import { allInsightsPage } from '@/lib/content/pages/insights-all';
import { topics } from '@/lib/content/pages/topics';
import {
  archivePageFor,
  archivePageLabels,
  archivePageParams,
  paginateInsights,
} from '@/lib/content/relations/archive-pages';
import { insightsIn, isArticleLike, nearestFirst } from '@/lib/content/relations/insights';
import { feedLinks } from '@/lib/feeds/feed-links';
import { pluralize } from '@/lib/format/pluralize';
import { labels } from '@/lib/labels';
import { pageMetadata } from '@/lib/seo/metadata';

/** Subjects that are drawn on basalt, on which the descenders of a word need a pale ground. */
const onBasalt: ReadonlySet<ArtSubject> = new Set(['technology', 'policy']);

type Props = { params: Promise<{ category: string; page?: string[] }> };

export const dynamicParams = false;

export function generateStaticParams() {
  return topics().flatMap(({ id: category }) =>
    archivePageParams(insightsIn(category)).map((params) => ({ category, ...params })),
  );
}

/** The page of a topic, or one of its pages of older pieces. */
async function pageFor({ params }: Props) {
  const { category: id, page = [] } = await params;
  const topic = topics().find((one) => one.id === id) ?? notFound();
  const { name, path: list } = topic;
  const all = insightsIn(id);
  const archive = paginateInsights(all);
  const trail = insightsTrail(
    { name: allInsightsPage().title, path: '/insights/all' },
    { name, path: list },
  );
  const { length: count } = all;
  if (page.length === 0)
    return {
      ...topic,
      list,
      count,
      archive,
      trail,
      number: undefined,
      pieces: nearestFirst(archive.newest),
    };
  const archivePage = archivePageFor(archive, page) ?? notFound();
  const path = `${list}/${archivePage.number}`;
  const { crumb, heading: lede, ...words } = archivePageLabels(name, archivePage);
  return {
    ...topic,
    ...words,
    lede,
    list,
    path,
    count,
    archive,
    number: archivePage.number,
    pieces: archivePage.entries,
    trail: [...trail, { name: crumb, path }],
  };
}

export async function generateMetadata(props: Props) {
  return pageMetadata({ ...(await pageFor(props)), feeds: feedLinks() });
}

export default async function TopicPage(props: Props) {
  const { title, description, id, art, seed, name, path, lede, trail, ...page } =
    await pageFor(props);
  const { list, number, pieces, archive, count, related, callToAction } = page;
  // A page whose list would be empty below it needs none.
  const lead = number === undefined && pieces.length > 1 ? pieces.find(isArticleLike) : undefined;
  return (
    <Page
      path={path}
      ground="sky"
      trail={trail}
      about={{ type: 'CollectionPage', title, description }}
    >
      <Masthead
        heading={name}
        lede={lede}
        picture={topicStrip({ id, art, seed })}
        variant="tiles"
        pale={onBasalt.has(art)}
        trail={trail}
      />
      <TopicFilter path={list} />
      {lead && <TopicLead piece={lead} />}
      <section className="wrap grid gap-6 pt-8 pb-sec lg:pt-10">
        {number === undefined && (
          <TopicSummary
            text={description}
            label={pluralize(count, labels.reading.inTopic, { topic: name })}
          />
        )}
        <InsightList pieces={pieces.filter((piece) => piece !== lead)} withCategory={false} />
      </section>
      <ArchiveNav list={list} archive={archive} number={number} />
      <RelatedLinks links={related} />
      <ClosingLine title={callToAction} isApart />
    </Page>
  );
}
