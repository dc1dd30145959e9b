import { AudienceRhythm } from '@/components/service/audience-rhythm';
import { FeatureHorizonChart } from '@/components/service/feature-horizon-chart';
import { OfferingPhases } from '@/components/service/offering-phases';
import { ReadingLog } from '@/components/service/reading-log';
import { RelatedServices } from '@/components/service/related-services';
import { ServicePage } from '@/components/service/service-page';
import { nextServices, recommendedReading } from '@/lib/content/relations/service-links';
import type { CompositionProps } from './composition';

export function HorizonChartPage({ service, feature }: CompositionProps<'horizon-chart'>) {
  return (
    <ServicePage service={service} closing="tea">
      <FeatureHorizonChart {...feature} />
      <AudienceRhythm {...service.audience} />
      <OfferingPhases {...service.offerings} />
      <ReadingLog {...recommendedReading(service, 3)} />
      <RelatedServices {...nextServices(service)} className="wrap py-sec-s" />
    </ServicePage>
  );
}
