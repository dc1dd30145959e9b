import { Audience } from '@/components/service/audience';
import { FeatureTransect } from '@/components/service/feature-transect';
import { Offerings } from '@/components/service/offerings';
import { ParticipantRights } from '@/components/service/participant-rights';
import { ReadingLead } from '@/components/service/reading-lead';
import { RelatedServices } from '@/components/service/related-services';
import { ServicePage } from '@/components/service/service-page';
import { nextServices, recommendedReading } from '@/lib/content/relations/service-links';
import type { CompositionProps } from './composition';

export function TransectPage({ service, feature }: CompositionProps<'transect'>) {
  return (
    <ServicePage service={service} closing="earth">
      <Audience of="research" {...service.audience} />
      <FeatureTransect {...feature} />
      <Offerings variant="line" {...service.offerings} />
      <ParticipantRights {...feature.participantRights} />
      <ReadingLead {...recommendedReading(service, 2)} />
      <RelatedServices {...nextServices(service)} className="wrap py-sec-s" />
    </ServicePage>
  );
}
