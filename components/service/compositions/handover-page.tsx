import { Audience } from '@/components/service/audience';
import { FeatureHandover } from '@/components/service/feature-handover';
import { OfferingRows } from '@/components/service/offering-rows';
import { Reading } from '@/components/service/reading';
import { RelatedServices } from '@/components/service/related-services';
import { ServicePage } from '@/components/service/service-page';
import { nextServices, recommendedReading } from '@/lib/content/relations/service-links';
import type { CompositionProps } from './composition';

export function HandoverPage({ service, feature }: CompositionProps<'handover'>) {
  return (
    <ServicePage service={service} closing="tea">
      <FeatureHandover {...feature} />
      <OfferingRows {...service.offerings} />
      <Audience of="capacity" {...service.audience} />
      <Reading variant="pair" {...recommendedReading(service, 2)} />
      <RelatedServices {...nextServices(service)} className="wrap pb-sec" />
    </ServicePage>
  );
}
