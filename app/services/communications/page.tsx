import { Audience } from '@/components/service/audience';
import { FeatureChannelGrid } from '@/components/service/feature-channel-grid';
import { OfferingColumns } from '@/components/service/offering-columns';
import { Reading } from '@/components/service/reading';
import { RelatedServices } from '@/components/service/related-services';
import { ServicePage, serviceMetadata } from '@/components/service/service-page';
import { serviceDrawing } from '@/lib/content/relations/feature-drawings';
import { nextServices, recommendedReading } from '@/lib/content/relations/service-links';
import { serviceById } from '@/lib/content/types/service';

const id = 'communications';

export const generateMetadata = () => serviceMetadata(serviceById(id));

export default function CommunicationsPage() {
  const service = serviceById(id);
  return (
    <ServicePage service={service} variant="steps" closing="lake">
      <FeatureChannelGrid {...serviceDrawing(id)} />
      <OfferingColumns {...service.offerings} />
      <Audience of="communications" {...service.audience} />
      <Reading variant="cards" {...recommendedReading(service, 2)} />
      <RelatedServices {...nextServices(service)} className="wrap pb-sec-s" />
    </ServicePage>
  );
}
