import { Audience } from '@/components/service/audience';
import { FeatureHandover } from '@/components/service/feature-handover';
import { OfferingRows } from '@/components/service/offering-rows';
import { Reading } from '@/components/service/reading';
import { RelatedServices } from '@/components/service/related-services';
import { ServicePage, serviceMetadata } from '@/components/service/service-page';
import { serviceDrawing } from '@/lib/content/relations/feature-drawings';
import { nextServices, recommendedReading } from '@/lib/content/relations/service-links';
import { serviceById } from '@/lib/content/types/service';

const id = 'capacity';

export const generateMetadata = () => serviceMetadata(serviceById(id));

export default function CapacityPage() {
  const service = serviceById(id);
  return (
    <ServicePage service={service} variant="hang" closing="tea">
      <FeatureHandover {...serviceDrawing(id)} />
      <OfferingRows {...service.offerings} />
      <Audience of="capacity" {...service.audience} />
      <Reading variant="pair" {...recommendedReading(service, 2)} />
      <RelatedServices {...nextServices(service)} className="wrap pb-sec" />
    </ServicePage>
  );
}
