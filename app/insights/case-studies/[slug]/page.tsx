import { PrintOrigin } from '@/components/article/print-origin';
import { SummaryLayout } from '@/components/article/summary-layout';
import { CaseStudyHeader } from '@/components/case-study/case-study-header';
import { CaseStudyStory } from '@/components/case-study/case-study-story';
import { ClosingLine } from '@/components/sections/closing-line';
import { InsightPage } from '@/components/site/insight-page';
import { caseStudiesPage } from '@/lib/content/pages/case-studies';
import { insightsTrail } from '@/lib/content/pages/insights';
import { type PieceProps, pieceRoute } from '@/lib/content/routes/piece-route';
import { caseStudies } from '@/lib/content/types/case-study';
import { isAtHome } from '@/lib/other-languages';
import { insightMetadata } from '@/lib/seo/insight';

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
    <InsightPage
      piece={piece}
      way={way}
      after={<ClosingLine title={piece.callToAction} />}
    >
      <article>
        <PrintOrigin path={piece.path} />
        <CaseStudyHeader
          piece={piece}
          trail={[...way, { name: piece.country, path: piece.path }]}
        />
        {isAtHome(piece) ? <CaseStudyStory piece={piece} /> : <SummaryLayout piece={piece} />}
      </article>
    </InsightPage>
  );
}
