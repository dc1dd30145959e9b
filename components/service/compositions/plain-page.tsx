import type { CallToActionProps } from '@/components/sections/call-to-action';
import { Audience } from '@/components/service/audience';
import { OfferingClauses } from '@/components/service/offering-clauses';
import { Reading } from '@/components/service/reading';
import { RelatedServices } from '@/components/service/related-services';
import { ServicePage } from '@/components/service/service-page';
import type { Ground } from '@/lib/art/ground';
import { nextServices, recommendedReading } from '@/lib/content/relations/service-links';
import type { Service } from '@/lib/content/types/service';

/** A page closes in another colour than that in which it opens. */
const closings: Record<Ground, CallToActionProps['ground']> = {
  lake: 'tea',
  tea: 'earth',
  earth: 'lake',
  basalt: 'earth',
  maize: 'lake',
  sisal: 'tea',
};

/** The page of a practice without a drawing of how it works: its picture, its offerings and whom they are for. */
export function PlainPage({ service }: { service: Service }) {
  const reading = recommendedReading(service, 2);
  return (
    <ServicePage service={service} closing={closings[service.ground]}>
      <Audience of="capacity" {...service.audience} />
      <OfferingClauses {...service.offerings} />
      {reading.pieces.length > 0 && <Reading variant="pair" {...reading} />}
      <RelatedServices {...nextServices(service)} className="wrap py-sec" />
    </ServicePage>
  );
}
