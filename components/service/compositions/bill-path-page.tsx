import { Audience } from '@/components/service/audience';
import { FeatureBillPath } from '@/components/service/feature-bill-path';
import { InquirySection } from '@/components/service/inquiry-section';
import { OfferingClauses } from '@/components/service/offering-clauses';
import { PositionStatement } from '@/components/service/position-statement';
import { Redraft } from '@/components/service/redraft';
import { RelatedServices } from '@/components/service/related-services';
import { ServicePage } from '@/components/service/service-page';
import { ServicePeople } from '@/components/service/service-people';
import { peopleOnService } from '@/lib/content/relations/graph';
import {
  nextServices,
  positionPiece,
  recommendedReading,
} from '@/lib/content/relations/service-links';
import { specimenBySlug } from '@/lib/content/types/specimen';
import type { CompositionProps } from './composition';

export function BillPathPage({ service, feature }: CompositionProps<'bill-path'>) {
  const file = `content/services/${service.id}.yaml`;
  return (
    <ServicePage service={service}>
      <FeatureBillPath {...feature} />
      <Redraft
        {...feature.redraft}
        path={specimenBySlug(feature.redraft.specimen, file, 'feature.redraft.specimen').path}
      />
      <OfferingClauses {...service.offerings} />
      <Audience of="policy" {...service.audience} />
      <PositionStatement
        text={feature.positionStatement.text}
        piece={positionPiece(service)}
        reading={recommendedReading(service, 2)}
      />
      <RelatedServices {...nextServices(service)} className="wrap py-sec-s" />
      {service.inquiry && (
        <InquirySection {...service.inquiry} orSpeak={service.callToAction} service={service.id}>
          <ServicePeople {...peopleOnService(service.id)} />
        </InquirySection>
      )}
    </ServicePage>
  );
}
