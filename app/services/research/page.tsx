import { AudienceDecisions } from '@/components/service/audience-decisions';
import { FeatureTransect } from '@/components/service/feature-transect';
import { OfferingLine } from '@/components/service/offering-line';
import { ParticipantRights } from '@/components/service/participant-rights';
import { ReadingLead } from '@/components/service/reading-lead';
import { RelatedServices } from '@/components/service/related-services';
import { ServicePage } from '@/components/service/service-page';
import { ServicePeople } from '@/components/service/service-people';
import { peopleOnService } from '@/lib/content/relations/graph';
import { requireFeature } from '@/lib/content/relations/require-feature';
import { nextServices, recommendedReading } from '@/lib/content/relations/service-links';
import { service } from '@/lib/content/types/service';
import { pageMetadata } from '@/lib/seo/metadata';

const id = 'research';

export function generateMetadata() {
  const { pageTitle, description, path } = service(id);
  return pageMetadata({ title: pageTitle, description, path });
}

export default function ResearchPage() {
  const practice = service(id);
  const transect = requireFeature('services', practice, 'transect');
  return (
    <ServicePage service={practice} ground="basalt" shape="slab" closing="earth">
      <AudienceDecisions {...practice.audience} />
      <FeatureTransect {...transect} />
      <OfferingLine {...practice.offerings} />
      <ParticipantRights {...transect.owed} />
      <ReadingLead {...recommendedReading(practice, 2)} />
      <div className="wrap grid-12 items-start py-sec-s">
        <RelatedServices {...nextServices(practice)} layout="rows" className="lg:col-span-8" />
        <ServicePeople
          {...peopleOnService(id)}
          layout="column"
          className="mt-10 lg:col-start-10 lg:col-end-13 lg:mt-0"
        />
      </div>
    </ServicePage>
  );
}
