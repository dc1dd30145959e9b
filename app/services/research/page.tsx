import { Audience } from '@/components/service/audience';
import { FeatureTransect } from '@/components/service/feature-transect';
import { Offerings } from '@/components/service/offerings';
import { ParticipantRights } from '@/components/service/participant-rights';
import { ReadingLead } from '@/components/service/reading-lead';
import { RelatedServices } from '@/components/service/related-services';
import { ServicePage, serviceMetadata } from '@/components/service/service-page';
import { serviceDrawing } from '@/lib/content/relations/feature-drawings';
import { nextServices, recommendedReading } from '@/lib/content/relations/service-links';
import { serviceById } from '@/lib/content/types/service';

const id = 'research';

export const generateMetadata = () => serviceMetadata(serviceById(id));

export default function ResearchPage() {
  const service = serviceById(id);
  const transect = serviceDrawing(id);
  return (
    <ServicePage service={service} variant="slab" closing="earth">
      <Audience of="research" {...service.audience} />
      <FeatureTransect {...transect} />
      <Offerings variant="line" {...service.offerings} />
      <ParticipantRights {...transect.participantRights} />
      <ReadingLead {...recommendedReading(service, 2)} />
      <RelatedServices {...nextServices(service)} className="wrap py-sec-s" />
    </ServicePage>
  );
}
