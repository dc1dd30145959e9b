import { Audience } from '@/components/service/audience';
import { FeatureTransect } from '@/components/service/feature-transect';
import { Offerings } from '@/components/service/offerings';
import { ParticipantRights } from '@/components/service/participant-rights';
import { ReadingLead } from '@/components/service/reading-lead';
import { RelatedServices } from '@/components/service/related-services';
import { ServicePage, serviceMetadata } from '@/components/service/service-page';
import { ServicePeople } from '@/components/service/service-people';
import { serviceDrawing } from '@/lib/content/relations/feature-drawings';
import { peopleOnService } from '@/lib/content/relations/graph';
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
      <div className="wrap grid-12 items-start py-sec-s">
        <RelatedServices {...nextServices(service)} variant="rows" className="lg:col-span-8" />
        <ServicePeople
          {...peopleOnService(id)}
          variant="column"
          className="mt-10 lg:col-start-10 lg:col-end-13 lg:mt-0"
        />
      </div>
    </ServicePage>
  );
}
