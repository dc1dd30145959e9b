import { Audience } from '@/components/service/audience';
import { FeatureWeave } from '@/components/service/feature-weave';
import { Offerings } from '@/components/service/offerings';
import { Reading } from '@/components/service/reading';
import { RelatedServices } from '@/components/service/related-services';
import { ServicePage, serviceMetadata } from '@/components/service/service-page';
import { serviceDrawing } from '@/lib/content/relations/feature-drawings';
import { nextServices, recommendedReading } from '@/lib/content/relations/service-links';
import { serviceById } from '@/lib/content/types/service';

const id = 'programs';

export const generateMetadata = () => serviceMetadata(serviceById(id));

export default function ProgramsPage() {
  const service = serviceById(id);
  return (
    <ServicePage service={service} variant="left" closing="lake">
      <FeatureWeave {...serviceDrawing(id)} />
      <Offerings variant="weave" {...service.offerings} />
      <Audience of="programs" {...service.audience} />
      <Reading variant="column" {...recommendedReading(service, 3)} />
      <RelatedServices {...nextServices(service)} className="wrap pb-sec" />
    </ServicePage>
  );
}
