import { notFound } from 'next/navigation';
import { ArticleTaxonomy } from '@/components/article/article-taxonomy';
import { CiteAndShare } from '@/components/article/cite-and-share';
import { PrintOrigin } from '@/components/article/print-origin';
import { ReadNext } from '@/components/article/read-next';
import { SummaryLayout } from '@/components/article/summary-layout';
import { CaseStudyHeader } from '@/components/case-study/case-study-header';
import { CaseStudyStory } from '@/components/case-study/case-study-story';
import { ContactLine } from '@/components/site/contact-line';
import { Page } from '@/components/site/page';
import { caseStudiesPage } from '@/lib/content/pages/case-studies';
import { insightsTrail } from '@/lib/content/pages/insights';
import { readNextTo } from '@/lib/content/relations/insights';
import { taxonomyOf } from '@/lib/content/relations/taxonomy';
import { caseStudies } from '@/lib/content/types/case-study';
import { isAtHome } from '@/lib/other-languages';
import { insightMetadata, insightNode } from '@/lib/seo/insight';

type Props = { params: Promise<{ slug: string }> };

export const dynamicParams = false;

export function generateStaticParams() {
  return caseStudies().map(({ slug }) => ({ slug }));
}

async function caseStudyFor({ params }: Props) {
  const { slug } = await params;
  return caseStudies().find((piece) => piece.slug === slug) ?? notFound();
}

export async function generateMetadata(props: Props) {
  return insightMetadata(await caseStudyFor(props));
}

export default async function CaseStudyPage(props: Props) {
  const piece = await caseStudyFor(props);
  const way = insightsTrail({ name: caseStudiesPage().title, path: '/insights/case-studies' });
  return (
    <Page
      path={piece.path}
      trail={[...way, { name: piece.title, path: piece.path }]}
      jsonLd={[insightNode(piece)]}
    >
      <article>
        <PrintOrigin path={piece.path} />
        <CaseStudyHeader
          piece={piece}
          trail={[...way, { name: piece.country, path: piece.path }]}
        />
        {isAtHome(piece) ? <CaseStudyStory piece={piece} /> : <SummaryLayout piece={piece} />}
      </article>
      <CiteAndShare piece={piece} />
      <ArticleTaxonomy {...taxonomyOf(piece)} />
      <ReadNext pieces={readNextTo(piece)} />
      <ContactLine title={piece.callToAction} />
    </Page>
  );
}
