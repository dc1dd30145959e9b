import { Audience } from '@/components/service/audience';
import { FeatureBillPath } from '@/components/service/feature-bill-path';
import { InquirySection } from '@/components/service/inquiry-section';
import { OfferingClauses } from '@/components/service/offering-clauses';
import { PositionStatement } from '@/components/service/position-statement';
import { Redraft } from '@/components/service/redraft';
import { RelatedServices } from '@/components/service/related-services';
import { ServicePage, serviceMetadata } from '@/components/service/service-page';
import { ServicePeople } from '@/components/service/service-people';
import { serviceDrawing } from '@/lib/content/relations/feature-drawings';
import { peopleOnService } from '@/lib/content/relations/graph';
import { insightById } from '@/lib/content/relations/insights';
import { nextServices, recommendedReading } from '@/lib/content/relations/service-links';
import { serviceById } from '@/lib/content/types/service';
import { specimenBySlug } from '@/lib/content/types/specimen';

const id = 'policy';
const FILE = 'content/services/policy.yaml';

export const generateMetadata = () => serviceMetadata(serviceById(id));

export default function PolicyPage() {
  const service = serviceById(id);
  const path = serviceDrawing(id);
  return (
    <ServicePage service={service} variant="through">
      <FeatureBillPath {...path} />
      <Redraft
        {...path.redraft}
        path={specimenBySlug(path.redraft.specimen, FILE, 'feature.redraft.specimen').path}
      />
      <OfferingClauses {...service.offerings} />
      <Audience of="policy" {...service.audience} />
      <PositionStatement
        text={path.positionStatement.text}
        piece={insightById(path.positionStatement.piece, FILE, 'feature.positionStatement.piece')}
        reading={recommendedReading(service, 2)}
      />
      <ServicePeople {...peopleOnService(id)} className="wrap pt-sec-s" />
      <RelatedServices {...nextServices(service)} className="wrap py-sec-s" />
      {service.inquiry && (
        <InquirySection {...service.inquiry} orSpeak={service.callToAction} service={id} />
      )}
    </ServicePage>
  );
}
