import { Audience } from '@/components/industry/audience';
import { FeatureSpans } from '@/components/industry/energy/feature-spans';
import { Hero } from '@/components/industry/energy/hero';
import { IndustryPage } from '@/components/industry/industry-page';
import { Offerings } from '@/components/industry/offerings';
import { Reading } from '@/components/industry/reading';
import { RelatedServices } from '@/components/industry/related-services';
import type { CompositionProps } from './composition';

export function SpansPage({ industry, feature }: CompositionProps<'spans'>) {
  const { hero, trail, offerings, audience, services, reading } = industry;
  return (
    <IndustryPage industry={industry} ground="art-sky" closing="maize">
      <Hero {...hero} trail={trail} />
      <Offerings of="energy" {...offerings} />
      <FeatureSpans {...feature} />
      <Audience of="energy" {...audience} />
      <RelatedServices {...services} />
      <Reading of="energy" {...reading} />
    </IndustryPage>
  );
}
