import { CaseStudySplit } from '@/components/case-study/case-study-split';
import { CallToAction } from '@/components/sections/call-to-action';
import { Page } from '@/components/site/page';
import { PageHead } from '@/components/site/page-head';
import { caseStudiesPage } from '@/lib/content/pages/case-studies';
import { insightsTrail } from '@/lib/content/pages/insights';
import { caseStudies } from '@/lib/content/types/case-study';
import { feedLinks } from '@/lib/feeds/feed-links';
import { pageMetadata } from '@/lib/seo/metadata';

const path = '/insights/case-studies';

export function generateMetadata() {
  return pageMetadata({ ...caseStudiesPage(), path, feeds: feedLinks('case-study') });
}

export default function CaseStudiesPage() {
  const { title, description, hero, callToAction } = caseStudiesPage();
  const trail = insightsTrail({ name: title, path });
  return (
    <Page
      path={path}
      ground="sky"
      trail={trail}
      about={{ type: 'CollectionPage', title, description }}
    >
      <PageHead {...hero} trail={trail} />
      {caseStudies().map((piece) => (
        <CaseStudySplit key={piece.id} piece={piece} />
      ))}
      <CallToAction title={callToAction} ground="lake" />
    </Page>
  );
}
