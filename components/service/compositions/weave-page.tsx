import { Audience } from '@/components/service/audience';
import { FeatureWeave } from '@/components/service/feature-weave';
import { Offerings } from '@/components/service/offerings';
import { Reading } from '@/components/service/reading';
import { RelatedServices } from '@/components/service/related-services';
import { ServicePage } from '@/components/service/service-page';
import { nextServices, recommendedReading } from '@/lib/content/relations/service-links';
import type { CompositionProps } from './composition';

export function WeavePage({ service, feature }: CompositionProps<'weave'>) {
  return (
    <ServicePage service={service} closing="lake">
      <FeatureWeave {...feature} />
      <Offerings variant="weave" {...service.offerings} />
      <Audience of="programs" {...service.audience} />
      <Reading variant="column" {...recommendedReading(service, 3)} />
      <RelatedServices {...nextServices(service)} className="wrap pb-sec" />
    </ServicePage>
  );
}
