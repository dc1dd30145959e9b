import { notFound } from 'next/navigation';
import { ArchiveNav } from '@/components/insight-list/archive-nav';
import { FilteredInsights } from '@/components/insight-list/filtered-insights';
import { InsightList } from '@/components/insight-list/insight-list';
import { ClosingLine } from '@/components/sections/closing-line';
import { Breadcrumb } from '@/components/site/breadcrumb';
import { Page } from '@/components/site/page';
import { insightsTrail } from '@/lib/content/pages/insights';
import { allInsightsPage } from '@/lib/content/pages/insights-all';
import {
  archivePageFor,
  archivePageLabels,
  archivePageParams,
  paginateInsights,
} from '@/lib/content/relations/archive-pages';
import { insights, nearestFirst } from '@/lib/content/relations/insights';
import { feedLinks } from '@/lib/feeds/feed-links';
import { pageMetadata } from '@/lib/seo/metadata';

type Props = { params: Promise<{ page?: string[] }> };

const list = '/insights/all';
/** Rows shown at first, and added by Load More. */
const batch = 12;

export const dynamicParams = false;

export function generateStaticParams() {
  return archivePageParams(insights());
}

/** The list itself, or one of its pages of older pieces. */
async function pageFor({ params }: Props) {
  const { page = [] } = await params;
  const words = allInsightsPage();
  const archive = paginateInsights(insights());
  if (page.length === 0) {
    const trail = insightsTrail({ name: words.title, path: list });
    return { ...words, archive, archivePage: undefined, path: list, trail };
  }
  const archivePage = archivePageFor(archive, page) ?? notFound();
  const path = `${list}/${archivePage.number}`;
  const { crumb, heading, ...own } = archivePageLabels(words.title, archivePage);
  const trail = insightsTrail({ name: words.title, path: list }, { name: crumb, path });
  return { ...words, ...own, heading, archive, archivePage, path, trail };
}

export async function generateMetadata(props: Props) {
  return pageMetadata({ ...(await pageFor(props)), feeds: feedLinks() });
}

export default async function AllInsightsPage(props: Props) {
  const { title, description, heading, path, trail, archive, archivePage, ...words } =
    await pageFor(props);
  const pieces = nearestFirst(archive.newest);
  return (
    <Page path={path} trail={trail} about={{ type: 'CollectionPage', title, description }}>
      <header className="wrap grid gap-6 pt-trail pb-sec-s">
        <Breadcrumb trail={trail} quiet={!archivePage} />
        <h1 className="type-d2">{heading}</h1>
      </header>
      {archivePage ? (
        <>
          <section className="wrap pb-sec">
            <InsightList pieces={archivePage.entries} />
          </section>
          <ArchiveNav list={list} archive={archive} number={archivePage.number} />
        </>
      ) : (
        <FilteredInsights
          path={list}
          pieces={pieces}
          batch={batch}
          narrows
          loadMore={words.loadMore}
          older={archive.older[0] && `${list}/${archive.older[0].number}`}
        >
          <InsightList pieces={pieces} batch={batch} />
        </FilteredInsights>
      )}
      <ClosingLine title={words.callToAction} />
    </Page>
  );
}
