import { notFound } from 'next/navigation';
import { CaseStudyHeader } from '@/components/case-study/case-study-header';
import { CaseStudyStory } from '@/components/case-study/case-study-story';
import { CiteAndShare } from '@/components/insight/cite-and-share';
import { PieceGround } from '@/components/insight/piece-ground';
import { PrintOrigin } from '@/components/insight/print-origin';
import { ReadNext } from '@/components/insight/read-next';
import { CallToAction } from '@/components/sections/call-to-action';
import { Page } from '@/components/site/page';
import { caseStudies } from '@/lib/content/case-study';
import { relatedTo } from '@/lib/content/insights';
import { caseStudiesPage } from '@/lib/content/pages/case-studies';
import { insightsTrail } from '@/lib/content/pages/insights';
import { groundOf } from '@/lib/content/same-ground';
import { pieceMetadata, pieceNode } from '@/lib/seo/piece';

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
  return pieceMetadata(await caseStudyFor(props));
}

export default async function CaseStudyPage(props: Props) {
  const piece = await caseStudyFor(props);
  const way = insightsTrail({ name: caseStudiesPage().title, path: '/insights/case-studies' });
  return (
    <Page
      path={piece.path}
      trail={[...way, { name: piece.title, path: piece.path }]}
      jsonLd={[pieceNode(piece)]}
    >
      <article>
        <PrintOrigin path={piece.path} />
        <CaseStudyHeader
          piece={piece}
          trail={[...way, { name: piece.country, path: piece.path }]}
        />
        <CaseStudyStory piece={piece} />
      </article>
      <CiteAndShare piece={piece} />
      <PieceGround {...groundOf(piece)} />
      <ReadNext pieces={relatedTo(piece)} />
      <CallToAction title={piece.callToAction} ground="tea" />
    </Page>
  );
}
