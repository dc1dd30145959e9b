import { TenderLine } from '@/components/procurement/tender-line';
import { CallToAction } from '@/components/sections/call-to-action';
import { Lede } from '@/components/sections/lede';
import { ServiceCards } from '@/components/service/service-cards';
import { ServiceIndex } from '@/components/service/service-index';
import { Page } from '@/components/site/page';
import { PageHead } from '@/components/site/page-head';
import { servicesOverviewPage } from '@/lib/content/pages/services-overview';
import { services } from '@/lib/content/types/service';
import { labels } from '@/lib/labels';
import { pageMetadata } from '@/lib/seo/metadata';

const path = '/services/overview';

export function generateMetadata() {
  return pageMetadata({ ...servicesOverviewPage(), path });
}

export default function ServicesOverviewPage() {
  const { title, description, name, heading, lede, callToAction } = servicesOverviewPage();
  const trail = [
    { name: labels.service.section, path: '/services' },
    { name, path },
  ];
  return (
    <Page
      path={path}
      ground="sky"
      trail={trail}
      about={{ type: 'CollectionPage', title, description }}
    >
      <PageHead title={heading} trail={trail}>
        <Lede text={lede} />
      </PageHead>
      <ServiceIndex label={heading} services={services()} />
      <ServiceCards services={services()} />
      <div className="wrap pb-sec-s">
        <TenderLine className="text-ink-2" />
      </div>
      <CallToAction title={callToAction} />
    </Page>
  );
}
