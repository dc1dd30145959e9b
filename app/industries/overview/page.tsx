import { IndustryMatrix } from '@/components/industry/overview/industry-matrix';
import { CallToAction } from '@/components/sections/call-to-action';
import { Page } from '@/components/site/page';
import { PageHead } from '@/components/site/page-head';
import { SpeakToAnExpertInHero } from '@/components/ui/speak-to-an-expert-in-hero';
import { industriesPage } from '@/lib/content/pages/industries';
import { industriesOverviewPage } from '@/lib/content/pages/industries-overview';
import { servicesIn } from '@/lib/content/relations/graph';
import { industries } from '@/lib/content/types/industry';
import { services } from '@/lib/content/types/service';
import { pageMetadata } from '@/lib/seo/metadata';

const path = '/industries/overview';

export function generateMetadata() {
  return pageMetadata({ ...industriesOverviewPage(), path });
}

export default function IndustriesOverviewPage() {
  const { title, crumb, description, hero, practices, callToAction } = industriesOverviewPage();
  const all = services();
  const trail = [
    { name: industriesPage().title, path: '/industries' },
    { name: crumb, path },
  ];
  return (
    <Page
      path={path}
      ground="sky"
      trail={trail}
      about={{ type: 'CollectionPage', title, description }}
    >
      <PageHead title={hero.title} trail={trail}>
        <p className="mb-6 text-ink-2">{hero.lede}</p>
        <SpeakToAnExpertInHero />
      </PageHead>
      <IndustryMatrix
        label={practices}
        services={all}
        rows={industries().map((industry) => ({ industry, practices: servicesIn(industry, all) }))}
      />
      <CallToAction title={callToAction} ground="tea" />
    </Page>
  );
}
