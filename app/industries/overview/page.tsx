import { IndustryIndex } from '@/components/industry/overview/industry-index';
import { CallToAction } from '@/components/sections/call-to-action';
import { Breadcrumb } from '@/components/site/breadcrumb';
import { Page } from '@/components/site/page';
import { industriesPage } from '@/lib/content/pages/industries';
import { industriesOverviewPage } from '@/lib/content/pages/industries-overview';
import { industries } from '@/lib/content/types/industry';
import { webPage } from '@/lib/seo/json-ld';
import { pageMetadata } from '@/lib/seo/metadata';

const path = '/industries/overview';

export function generateMetadata() {
  return pageMetadata({ ...industriesOverviewPage(), path });
}

export default function IndustriesOverviewPage() {
  const { title, crumb, description, hero, callToAction } = industriesOverviewPage();
  const trail = [
    { name: industriesPage().title, path: '/industries' },
    { name: crumb, path },
  ];
  return (
    <Page
      path={path}
      trail={trail}
      jsonLd={[webPage({ type: 'CollectionPage', name: title, description, path })]}
    >
      <section className="wrap grid-12 items-end py-sec-s">
        <div className="lg:col-span-8">
          <Breadcrumb trail={trail} />
          <h1 className="type-d2 mt-6">{hero.title}</h1>
        </div>
        <p className="text-ink-2 lg:col-start-9 lg:col-end-13">{hero.lede}</p>
      </section>
      <IndustryIndex industries={industries()} />
      <CallToAction title={callToAction} ground="tea" />
    </Page>
  );
}
