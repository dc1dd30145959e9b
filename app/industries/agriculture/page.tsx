import { Audience } from '@/components/industry/agriculture/audience';
import { FeatureBuyers } from '@/components/industry/agriculture/feature-buyers';
import { Hero } from '@/components/industry/agriculture/hero';
import { Offerings } from '@/components/industry/agriculture/offerings';
import { Reading } from '@/components/industry/agriculture/reading';
import { RelatedServices } from '@/components/industry/agriculture/related-services';
import { IndustryPage } from '@/components/industry/industry-page';
import { industryPage } from '@/lib/content/relations/industry-page';
import { pageMetadata } from '@/lib/seo/metadata';

const load = () => industryPage('agriculture', 'four-buyers');

export function generateMetadata() {
  const { name, description, path } = load();
  return pageMetadata({ title: name, description, path });
}

export default function AgriculturalEnterprisesPage() {
  const industry = load();
  const { hero, trail, feature, offerings, audience, services, reading } = industry;
  return (
    <IndustryPage industry={industry} closing="tea">
      <Hero {...hero} trail={trail} />
      <Audience {...audience} />
      <FeatureBuyers {...feature} />
      <Offerings {...offerings} />
      <RelatedServices {...services} />
      <Reading {...reading} />
    </IndustryPage>
  );
}
