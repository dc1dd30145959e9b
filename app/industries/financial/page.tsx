import { Audience } from '@/components/industry/audience';
import { FeatureAccount } from '@/components/industry/financial/feature-account';
import { ServicesAndReading } from '@/components/industry/financial/services-and-reading';
import { IndustryPage } from '@/components/industry/industry-page';
import { PatternHero } from '@/components/industry/pattern-hero';
import { industryPage } from '@/lib/content/relations/industry-page';
import { pageMetadata } from '@/lib/seo/metadata';

const load = () => industryPage('financial', 'account-year');

export function generateMetadata() {
  const { name, description, path } = load();
  return pageMetadata({ title: name, description, path });
}

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
