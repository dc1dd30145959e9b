import { ArticleTaxonomy } from '@/components/article/article-taxonomy';
import { CiteAndShare } from '@/components/article/cite-and-share';
import { PrintOrigin } from '@/components/article/print-origin';
import { ReadNext } from '@/components/article/read-next';
import { SummaryLayout } from '@/components/article/summary-layout';
import { CaseStudyHeader } from '@/components/case-study/case-study-header';
import { CaseStudyStory } from '@/components/case-study/case-study-story';
import { ClosingLine } from '@/components/sections/closing-line';
import { Page } from '@/components/site/page';
import { caseStudiesPage } from '@/lib/content/pages/case-studies';
import { insightsTrail } from '@/lib/content/pages/insights';
import { readNextTo } from '@/lib/content/relations/insights';
import { taxonomyOf } from '@/lib/content/relations/taxonomy';
import { type PieceProps, pieceRoute } from '@/lib/content/routes/piece-route';
import { caseStudies } from '@/lib/content/types/case-study';
import { practiceBehind } from '@/lib/enquiry-about';
import { isAtHome } from '@/lib/other-languages';
import { insightMetadata, insightNode } from '@/lib/seo/insight';

const { generateStaticParams, pieceFor } = pieceRoute(caseStudies);

export const dynamicParams = false;
export { generateStaticParams };

export async function generateMetadata(props: PieceProps) {
  return insightMetadata(await pieceFor(props));
}

export default async function CaseStudyPage(props: PieceProps) {
  const piece = await pieceFor(props);
  const way = insightsTrail({ name: caseStudiesPage().title, path: '/insights/case-studies' });
  return (
    <Page
      path={piece.path}
      trail={[...way, { name: piece.title, path: piece.path }]}
      jsonLd={[insightNode(piece)]}
    >
      <article>
        <PrintOrigin path={piece.path} />
        <CaseStudyHeader piece={piece} trail={[...way, { name: piece.label, path: piece.path }]} />
        {isAtHome(piece) ? <CaseStudyStory piece={piece} /> : <SummaryLayout piece={piece} />}
      </article>
      <CiteAndShare piece={piece} />
      <ArticleTaxonomy {...taxonomyOf(piece)} />
      <ReadNext pieces={readNextTo(piece)} />
      <ClosingLine title={piece.callToAction} about={practiceBehind(piece)} isApart />
    </Page>
  );
}
