import { AudienceSentences } from '@/components/service/audience-sentences';
import { Conviction } from '@/components/service/conviction';
import { InquirySection } from '@/components/service/inquiry-section';
import { LeadsTo } from '@/components/service/leads-to';
import { OfferingClauses } from '@/components/service/offering-clauses';
import { PathOfABill } from '@/components/service/path-of-a-bill';
import { PracticePeople } from '@/components/service/practice-people';
import { ServicePage } from '@/components/service/service-page';
import { featureOf } from '@/lib/content/feature-of';
import { peopleOnService } from '@/lib/content/graph';
import { insightById } from '@/lib/content/insights';
import { service } from '@/lib/content/service';
import { leadsFrom, readingAfter } from '@/lib/content/service-links';
import { pageMetadata } from '@/lib/seo/metadata';

const id = 'policy';

export function generateMetadata() {
  const { pageTitle, description, path } = service(id);
  return pageMetadata({ title: pageTitle, description, path });
}

export default function PolicyPage() {
  const practice = service(id);
  const path = featureOf('services', practice, 'path-of-a-bill');
  return (
    <ServicePage service={practice} ground="lake" shape="through" closing="lake">
      <PathOfABill {...path} />
      <OfferingClauses {...practice.offerings} />
      <AudienceSentences {...practice.audience} />
      <Conviction
        text={path.conviction.text}
        piece={insightById(
          path.conviction.piece,
          'content/services/policy.yaml',
          'feature.conviction.piece',
        )}
        reading={readingAfter(practice, 2)}
      />
      <LeadsTo {...leadsFrom(practice)} layout="hanging" className="wrap py-sec-s" />
      <PracticePeople {...peopleOnService(id)} layout="row" className="wrap pb-sec" />
      {practice.inquiry && <InquirySection {...practice.inquiry} service={id} />}
    </ServicePage>
  );
}
