import { AudienceRhythm } from '@/components/service/audience-rhythm';
import { FeatureHorizonChart } from '@/components/service/feature-horizon-chart';
import { OfferingPhases } from '@/components/service/offering-phases';
import { ReadingLog } from '@/components/service/reading-log';
import { RelatedServices } from '@/components/service/related-services';
import { ServicePage, serviceMetadata } from '@/components/service/service-page';
import { serviceDrawing } from '@/lib/content/relations/feature-drawings';
import { nextServices, recommendedReading } from '@/lib/content/relations/service-links';
import { serviceById } from '@/lib/content/types/service';

const id = 'monitoring';

export const generateMetadata = () => serviceMetadata(serviceById(id));

export default function MonitoringPage() {
  const service = serviceById(id);
  return (
    <ServicePage service={service} variant="stand" closing="tea">
      <FeatureHorizonChart {...serviceDrawing(id)} />
      <AudienceRhythm {...service.audience} />
      <OfferingPhases {...service.offerings} />
      <ReadingLog {...recommendedReading(service, 3)} />
      <RelatedServices {...nextServices(service)} className="wrap py-sec-s" />
    </ServicePage>
  );
}
