import { AudienceRhythm } from '@/components/service/audience-rhythm';
import { FeatureHorizonChart } from '@/components/service/feature-horizon-chart';
import { OfferingPhases } from '@/components/service/offering-phases';
import { ReadingLog } from '@/components/service/reading-log';
import { RelatedServices } from '@/components/service/related-services';
import { ServicePage } from '@/components/service/service-page';
import { ServicePeople } from '@/components/service/service-people';
import { peopleOnService } from '@/lib/content/relations/graph';
import { requireFeature } from '@/lib/content/relations/require-feature';
import { nextServices, recommendedReading } from '@/lib/content/relations/service-links';
import { service } from '@/lib/content/types/service';
import { pageMetadata } from '@/lib/seo/metadata';

const id = 'monitoring';

export function generateMetadata() {
  const { pageTitle, description, path } = service(id);
  return pageMetadata({ title: pageTitle, description, path });
}

export default function MonitoringPage() {
  const practice = service(id);
  return (
    <ServicePage service={practice} ground="lake" shape="stand" closing="tea">
      <FeatureHorizonChart {...requireFeature('services', practice, 'horizon-chart')} />
      <AudienceRhythm {...practice.audience} />
      <OfferingPhases {...practice.offerings} />
      <ReadingLog {...recommendedReading(practice, 3)} />
      <ServicePeople {...peopleOnService(id)} layout="row" className="wrap pt-sec-s" />
      <RelatedServices {...nextServices(practice)} layout="columns" className="wrap py-sec-s" />
    </ServicePage>
  );
}
