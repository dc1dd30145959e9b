import { Audience } from '@/components/service/audience';
import { FeatureSeasonCalendar } from '@/components/service/feature-season-calendar';
import { InquirySection } from '@/components/service/inquiry-section';
import { Offerings } from '@/components/service/offerings';
import { ReadingNotes } from '@/components/service/reading-notes';
import { RelatedServices } from '@/components/service/related-services';
import { ServicePage, serviceMetadata } from '@/components/service/service-page';
import { ServicePeople } from '@/components/service/service-people';
import { serviceDrawing } from '@/lib/content/relations/feature-drawings';
import { peopleOnService } from '@/lib/content/relations/graph';
import { nextServices, recommendedReading } from '@/lib/content/relations/service-links';
import { serviceById } from '@/lib/content/types/service';

const id = 'agriculture';

export const generateMetadata = () => serviceMetadata(serviceById(id));

export default function AgriculturePage() {
  const service = serviceById(id);
  return (
    <ServicePage service={service} variant="right">
      <Offerings variant="ledger" {...service.offerings} />
      <FeatureSeasonCalendar {...serviceDrawing(id)} />
      <div className="wrap grid-12 items-start pt-sec">
        <div className="lg:col-span-7">
          <Audience of="agriculture" {...service.audience} />
        </div>
        <RelatedServices
          {...nextServices(service)}
          className="mt-8 lg:col-start-9 lg:col-end-13 lg:mt-3"
        />
      </div>
      <ServicePeople {...peopleOnService(id)} className="wrap pt-sec-s" />
      <ReadingNotes {...recommendedReading(service, 3)} />
      {service.inquiry && (
        <InquirySection {...service.inquiry} orSpeak={service.callToAction} service={id} />
      )}
    </ServicePage>
  );
}
