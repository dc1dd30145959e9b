import { AudienceParagraph } from '@/components/service/audience-paragraph';
import { LeadsTo } from '@/components/service/leads-to';
import { OfferingColumns } from '@/components/service/offering-columns';
import { PracticePeople } from '@/components/service/practice-people';
import { ReadingCards } from '@/components/service/reading-cards';
import { RelayTile } from '@/components/service/relay-tile';
import { ServicePage } from '@/components/service/service-page';
import { featureOf } from '@/lib/content/feature-of';
import { peopleOnService } from '@/lib/content/graph';
import { service } from '@/lib/content/service';
import { leadsFrom, readingAfter } from '@/lib/content/service-links';
import { pageMetadata } from '@/lib/seo/metadata';

const id = 'communications';

export function generateMetadata() {
  const { pageTitle, description, path } = service(id);
  return pageMetadata({ title: pageTitle, description, path });
}

export default function CommunicationsPage() {
  const practice = service(id);
  return (
    <ServicePage service={practice} ground="maize" shape="steps" closing="lake">
      <RelayTile {...featureOf('services', practice, 'relay')} />
      <OfferingColumns {...practice.offerings} />
      <AudienceParagraph {...practice.audience} />
      <ReadingCards {...readingAfter(practice, 2)} />
      <LeadsTo {...leadsFrom(practice)} layout="sentence" className="wrap pb-sec-s" />
      <PracticePeople {...peopleOnService(id)} layout="sentence" className="wrap pb-sec" />
    </ServicePage>
  );
}
