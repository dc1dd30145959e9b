import { Audience } from '@/components/service/audience';
import { FeatureChannelGrid } from '@/components/service/feature-channel-grid';
import { OfferingColumns } from '@/components/service/offering-columns';
import { Reading } from '@/components/service/reading';
import { RelatedServices } from '@/components/service/related-services';
import { ServicePage } from '@/components/service/service-page';
import { nextServices, recommendedReading } from '@/lib/content/relations/service-links';
import type { CompositionProps } from './composition';

export function ChannelGridPage({ service, feature }: CompositionProps<'channel-grid'>) {
  return (
    <ServicePage service={service} closing="lake">
      <FeatureChannelGrid {...feature} />
      <OfferingColumns {...service.offerings} />
      <Audience of="communications" {...service.audience} />
      <Reading variant="cards" {...recommendedReading(service, 2)} />
      <RelatedServices {...nextServices(service)} className="wrap pb-sec-s" />
    </ServicePage>
  );
}
