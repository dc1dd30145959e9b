import { AudienceRows } from '@/components/service/audience-rows';
import { FieldNotes } from '@/components/service/field-notes';
import { InquirySection } from '@/components/service/inquiry-section';
import { LeadsTo } from '@/components/service/leads-to';
import { OfferingLedger } from '@/components/service/offering-ledger';
import { PracticePeople } from '@/components/service/practice-people';
import { SeasonCalendar } from '@/components/service/season-calendar';
import { ServicePage } from '@/components/service/service-page';
import { featureOf } from '@/lib/content/feature-of';
import { peopleOnService } from '@/lib/content/graph';
import { service } from '@/lib/content/service';
import { leadsFrom, readingAfter } from '@/lib/content/service-links';
import { pageMetadata } from '@/lib/seo/metadata';

const id = 'agriculture';

export function generateMetadata() {
  const { pageTitle, description, path } = service(id);
  return pageMetadata({ title: pageTitle, description, path });
}

export default function AgriculturePage() {
  const practice = service(id);
  return (
    <ServicePage service={practice} ground="tea" shape="right" closing="earth">
      <OfferingLedger {...practice.offerings} />
      <SeasonCalendar {...featureOf('services', practice, 'season-calendar')} />
      <div className="wrap grid-12 items-start pt-sec">
        <div className="lg:col-span-7">
          <AudienceRows {...practice.audience} />
        </div>
        <div className="mt-8 grid gap-10 lg:col-start-9 lg:col-end-13 lg:mt-3">
          <LeadsTo {...leadsFrom(practice)} layout="rows" />
          <PracticePeople {...peopleOnService(id)} layout="column" />
        </div>
      </div>
      <FieldNotes {...readingAfter(practice, 3)} />
      {practice.inquiry && <InquirySection {...practice.inquiry} service={id} />}
    </ServicePage>
  );
}
