import { HandoverStages } from '@/components/service/handover-stages';
import { LeadsTo } from '@/components/service/leads-to';
import { OfferingsWithAudience } from '@/components/service/offerings-with-audience';
import { PracticePeople } from '@/components/service/practice-people';
import { ReadingPair } from '@/components/service/reading-pair';
import { ServicePage } from '@/components/service/service-page';
import { featureOf } from '@/lib/content/feature-of';
import { peopleOnService } from '@/lib/content/graph';
import { service } from '@/lib/content/service';
import { leadsFrom, readingAfter } from '@/lib/content/service-links';
import { pageMetadata } from '@/lib/seo/metadata';

const id = 'capacity';

export function generateMetadata() {
  const { pageTitle, description, path } = service(id);
  return pageMetadata({ title: pageTitle, description, path });
}

export default function CapacityPage() {
  const practice = service(id);
  return (
    <ServicePage service={practice} ground="earth" shape="hang" closing="tea">
      <HandoverStages {...featureOf('services', practice, 'handover')} />
      <OfferingsWithAudience offerings={practice.offerings} audience={practice.audience} />
      <ReadingPair {...readingAfter(practice, 2)} />
      <PracticePeople {...peopleOnService(id)} layout="row" className="wrap pb-sec-s" />
      <LeadsTo {...leadsFrom(practice)} layout="columns" className="wrap pb-sec" />
    </ServicePage>
  );
}
