import { ArticleTaxonomy } from '@/components/article/article-taxonomy';
import { CiteAndShare } from '@/components/article/cite-and-share';
import { PrintOrigin } from '@/components/article/print-origin';
import { ReadNext } from '@/components/article/read-next';
import { ReadingArticle } from '@/components/article/reading-article';
import { SummaryLayout } from '@/components/article/summary-layout';
import { WorkWithAuthors } from '@/components/article/work-with-authors';
import { ReportContents } from '@/components/report/report-contents';
import { reportGround } from '@/components/report/report-ground';
import { ReportHero } from '@/components/report/report-hero';
import { ReportSummary } from '@/components/report/report-summary';
import { ReportText } from '@/components/report/report-text';
import { Page } from '@/components/site/page';
import { insightsTrail } from '@/lib/content/pages/insights';
import { reportsPage } from '@/lib/content/pages/reports';
import { readNextTo } from '@/lib/content/relations/insights';
import { taxonomyOf } from '@/lib/content/relations/taxonomy';
import { type PieceProps, pieceRoute } from '@/lib/content/routes/piece-route';
import { reports } from '@/lib/content/types/report';
import { readMarkdown } from '@/lib/markdown/document';
import { isAtHome } from '@/lib/other-languages';
import { insightMetadata, insightNode } from '@/lib/seo/insight';

const { generateStaticParams, pieceFor } = pieceRoute(reports);

export const dynamicParams = false;
export { generateStaticParams };

export async function generateMetadata(props: PieceProps) {
  return insightMetadata(await pieceFor(props));
}

export default async function ReportPage(props: PieceProps) {
  const report = await pieceFor(props);
  const { title, path, typeName, summary } = report;
  const { title: listTitle, action, detail } = reportsPage();
  const document = readMarkdown(report.body, report);
  const taxonomy = taxonomyOf(report);
  const way = insightsTrail({ name: listTitle, path: '/insights/reports' });
  return (
    <Page
      path={path}
      ground={reportGround(report) === 'maize' ? 'maize' : undefined}
      trail={[...way, { name: title, path }]}
      jsonLd={[insightNode(report)]}
    >
      <ReadingArticle>
        <PrintOrigin path={path} />
        <ReportHero
          report={report}
          trail={[...way, { name: typeName, path }]}
          action={action}
          start={document.headings[0]?.id ?? 'main'}
        />
        {isAtHome(report) ? (
          <>
            <ReportSummary title={detail.summary} sentences={summary} />
            <ReportContents title={detail.contents} holds={detail.holds} document={document} />
            <ReportText document={document} />
          </>
        ) : (
          <>
            <ReportSummary title={detail.summary} sentences={summary} />
            <SummaryLayout piece={report} />
          </>
        )}
      </ReadingArticle>
      <CiteAndShare piece={report} sentences={summary} />
      <ArticleTaxonomy {...taxonomy} />
      <ReadNext pieces={readNextTo(report)} />
      <WorkWithAuthors service={taxonomy.services[0]} />
    </Page>
  );
}
