import { FeatureBuyers } from '@/components/industry/agriculture/feature-buyers';
import { Hero } from '@/components/industry/agriculture/hero';
import { Audience } from '@/components/industry/audience';
import { IndustryPage } from '@/components/industry/industry-page';
import { Offerings } from '@/components/industry/offerings';
import { Reading } from '@/components/industry/reading';
import { RelatedServices } from '@/components/industry/related-services';
import type { CompositionProps } from './composition';

export function BuyersPage({ industry, feature }: CompositionProps<'buyers'>) {
  const { hero, trail, offerings, audience, services, reading } = industry;
  return (
    <IndustryPage industry={industry} closing="tea">
      <Hero {...hero} trail={trail} />
      <Audience of="agriculture" {...audience} />
      <FeatureBuyers {...feature} />
      <Offerings of="agriculture" {...offerings} />
      <RelatedServices {...services} />
      <Reading of="agriculture" {...reading} />
    </IndustryPage>
  );
}
