import { AudienceDecisions } from '@/components/service/audience-decisions';
import { LeadsTo } from '@/components/service/leads-to';
import { OfferingLine } from '@/components/service/offering-line';
import { Owed } from '@/components/service/owed';
import { PracticePeople } from '@/components/service/practice-people';
import { ReadingLead } from '@/components/service/reading-lead';
import { ServicePage } from '@/components/service/service-page';
import { Transect } from '@/components/service/transect';
import { featureOf } from '@/lib/content/feature-of';
import { peopleOnService } from '@/lib/content/graph';
import { service } from '@/lib/content/service';
import { leadsFrom, readingAfter } from '@/lib/content/service-links';
import { pageMetadata } from '@/lib/seo/metadata';

const id = 'research';

export function generateMetadata() {
  const { pageTitle, description, path } = service(id);
  return pageMetadata({ title: pageTitle, description, path });
}

export default function ResearchPage() {
  const practice = service(id);
  const transect = featureOf('services', practice, 'transect');
  return (
    <ServicePage service={practice} ground="basalt" shape="slab" closing="earth">
      <AudienceDecisions {...practice.audience} />
      <Transect {...transect} />
      <OfferingLine {...practice.offerings} />
      <Owed {...transect.owed} />
      <ReadingLead {...readingAfter(practice, 2)} />
      <div className="wrap grid-12 items-start py-sec-s">
        <LeadsTo {...leadsFrom(practice)} layout="rows" className="lg:col-span-8" />
        <PracticePeople
          {...peopleOnService(id)}
          layout="column"
          className="mt-10 lg:col-start-10 lg:col-end-13 lg:mt-0"
        />
      </div>
    </ServicePage>
  );
}
