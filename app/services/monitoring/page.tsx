import { AudienceRhythm } from '@/components/service/audience-rhythm';
import { HorizonSteps } from '@/components/service/horizon-steps';
import { LeadsTo } from '@/components/service/leads-to';
import { OfferingPhases } from '@/components/service/offering-phases';
import { PracticePeople } from '@/components/service/practice-people';
import { ReadingLog } from '@/components/service/reading-log';
import { ServicePage } from '@/components/service/service-page';
import { featureOf } from '@/lib/content/feature-of';
import { peopleOnService } from '@/lib/content/graph';
import { service } from '@/lib/content/service';
import { leadsFrom, readingAfter } from '@/lib/content/service-links';
import { pageMetadata } from '@/lib/seo/metadata';

const id = 'monitoring';

export function generateMetadata() {
  const { pageTitle, description, path } = service(id);
  return pageMetadata({ title: pageTitle, description, path });
}

export default function MonitoringPage() {
  const practice = service(id);
  return (
    <ServicePage service={practice} ground="lake" shape="stand" closing="tea">
      <HorizonSteps {...featureOf('services', practice, 'horizon-chart')} />
      <AudienceRhythm {...practice.audience} />
      <OfferingPhases {...practice.offerings} />
      <ReadingLog {...readingAfter(practice, 3)} />
      <PracticePeople {...peopleOnService(id)} layout="row" className="wrap pt-sec-s" />
      <LeadsTo {...leadsFrom(practice)} layout="columns" className="wrap py-sec-s" />
    </ServicePage>
  );
}
