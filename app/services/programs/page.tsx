import { AudiencePairs } from '@/components/service/audience-pairs';
import { LeadsTo } from '@/components/service/leads-to';
import { OfferingWeave } from '@/components/service/offering-weave';
import { ReadingColumn } from '@/components/service/reading-column';
import { ServicePage } from '@/components/service/service-page';
import { WeaveTable } from '@/components/service/weave-table';
import { featureOf } from '@/lib/content/feature-of';
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
    <ServicePage service={practice} ground="earth" side="left" closing="lake">
      <WeaveTable {...featureOf('services', practice, 'weave')} />
      <OfferingWeave {...practice.offerings} />
      <AudiencePairs {...practice.audience} />
      <ReadingColumn title={practice.reading.title} pieces={readingAfter(practice, 3)} />
      <LeadsTo leads={leadsFrom(practice)} layout="hanging" className="wrap pb-sec" />
    </ServicePage>
  );
}
