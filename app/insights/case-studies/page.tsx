import { CaseStudySplit } from '@/components/case-study/case-study-split';
import { ContactLine } from '@/components/site/contact-line';
import { Page } from '@/components/site/page';
import { PageHead } from '@/components/site/page-head';
import { caseStudiesPage } from '@/lib/content/pages/case-studies';
import { insightsTrail } from '@/lib/content/pages/insights';
import { caseStudies } from '@/lib/content/types/case-study';
import { feedLinks } from '@/lib/feeds/feed-links';
import { webPage } from '@/lib/seo/json-ld';
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
      trail={trail}
      jsonLd={[webPage({ type: 'CollectionPage', name: title, description, path })]}
    >
      <PageHead {...hero} trail={trail} />
      {caseStudies().map((piece) => (
        <CaseStudySplit key={piece.id} piece={piece} />
      ))}
      <ContactLine title={callToAction} />
    </Page>
  );
}
