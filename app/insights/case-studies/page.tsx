import { CaseStudySplit } from '@/components/case-study/case-study-split';
import { CallToAction } from '@/components/sections/call-to-action';
import { Breadcrumb } from '@/components/site/breadcrumb';
import { Page } from '@/components/site/page';
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
      <section className="wrap grid-12 items-end py-sec-s">
        <div className="lg:col-end-9">
          <Breadcrumb trail={trail} />
          <h1 className="type-d2 mt-6">{hero.title}</h1>
        </div>
        <p className="type-lede text-ink-2 lg:col-start-9">{hero.lede}</p>
      </section>
      {caseStudies().map((piece) => (
        <CaseStudySplit key={piece.id} piece={piece} />
      ))}
      <CallToAction title={callToAction} />
    </Page>
  );
}
