import { Audience } from '@/components/industry/audience';
import { FeatureAccount } from '@/components/industry/financial/feature-account';
import { ServicesAndReading } from '@/components/industry/financial/services-and-reading';
import { IndustryPage, industryMetadata } from '@/components/industry/industry-page';
import { PatternHero } from '@/components/industry/pattern-hero';
import { industryPage } from '@/lib/content/relations/industry-page';

const load = () => industryPage('financial');

export const generateMetadata = () => industryMetadata(load());

export default function FinancialServicesPage() {
  const industry = load();
  const { hero, trail, feature, offerings, audience, services, reading } = industry;
  return (
    <IndustryPage industry={industry} closing="earth">
      <PatternHero
        side="right"
        picture="industry-financial"
        hero={hero}
        offerings={offerings}
        trail={trail}
      />
      <FeatureAccount {...feature} />
      <Audience of="financial" {...audience} />
      <ServicesAndReading services={services} reading={reading} />
    </IndustryPage>
  );
}
