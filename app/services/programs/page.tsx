import { AudiencePairs } from '@/components/service/audience-pairs';
import { LeadsTo } from '@/components/service/leads-to';
import { OfferingWeave } from '@/components/service/offering-weave';
import { PracticePeople } from '@/components/service/practice-people';
import { ReadingColumn } from '@/components/service/reading-column';
import { ServicePage } from '@/components/service/service-page';
import { WeaveTable } from '@/components/service/weave-table';
import { featureOf } from '@/lib/content/feature-of';
import { peopleOnService } from '@/lib/content/graph';
import { service } from '@/lib/content/service';
import { leadsFrom, readingAfter } from '@/lib/content/service-links';
import { pageMetadata } from '@/lib/seo/metadata';

const id = 'programs';

export function generateMetadata() {
  const { pageTitle, description, path } = service(id);
  return pageMetadata({ title: pageTitle, description, path });
}

export default function ProgramsPage() {
  const practice = service(id);
  return (
    <ServicePage service={practice} ground="earth" shape="left" closing="lake">
      <WeaveTable {...featureOf('services', practice, 'weave')} />
      <OfferingWeave {...practice.offerings} />
      <AudiencePairs {...practice.audience} />
      <ReadingColumn {...readingAfter(practice, 3)} />
      <PracticePeople {...peopleOnService(id)} layout="row" className="wrap pb-sec" />
      <LeadsTo {...leadsFrom(practice)} layout="hanging" className="wrap pb-sec" />
    </ServicePage>
  );
}
