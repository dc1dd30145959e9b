import { Audience } from '@/components/service/audience';
import { FeatureSeasonCalendar } from '@/components/service/feature-season-calendar';
import { InquirySection } from '@/components/service/inquiry-section';
import { Offerings } from '@/components/service/offerings';
import { ReadingNotes } from '@/components/service/reading-notes';
import { RelatedServices } from '@/components/service/related-services';
import { ServicePage } from '@/components/service/service-page';
import { ServicePeople } from '@/components/service/service-people';
import { peopleOnService } from '@/lib/content/relations/graph';
import { nextServices, recommendedReading } from '@/lib/content/relations/service-links';
import type { CompositionProps } from './composition';

export function SeasonCalendarPage({ service, feature }: CompositionProps<'season-calendar'>) {
  return (
    <ServicePage service={service}>
      <Offerings variant="ledger" {...service.offerings} />
      <FeatureSeasonCalendar {...feature} />
      <div className="wrap grid-12 items-start pt-sec">
        <div className="lg:col-span-7">
          <Audience of="agriculture" {...service.audience} />
        </div>
        <RelatedServices
          {...nextServices(service)}
          className="mt-8 lg:col-start-9 lg:col-end-13 lg:mt-[calc(1.07*var(--t-d3)-1.25*var(--t-h2)+0.75rem)]"
        />
      </div>
      <ReadingNotes {...recommendedReading(service, 3)} />
      {service.inquiry && (
        <InquirySection {...service.inquiry} orSpeak={service.callToAction} service={service.id}>
          <ServicePeople {...peopleOnService(service.id)} />
        </InquirySection>
      )}
    </ServicePage>
  );
}
