import { Audience } from '@/components/industry/audience';
import { FeatureStreams } from '@/components/industry/development/feature-streams';
import { Hero } from '@/components/industry/development/hero';
import { IndustryPage } from '@/components/industry/industry-page';
import { Offerings } from '@/components/industry/offerings';
import { Reading } from '@/components/industry/reading';
import { RelatedServices } from '@/components/industry/related-services';
import type { CompositionProps } from './composition';

export function StreamsPage({ industry, feature }: CompositionProps<'streams'>) {
  const { hero, trail, offerings, audience, services, reading } = industry;
  return (
    <IndustryPage industry={industry} closing="earth">
      <Hero {...hero} trail={trail} />
      <FeatureStreams {...feature} />
      <Offerings of="development" {...offerings} />
      <Audience of="development" {...audience} />
      <RelatedServices {...services} />
      <Reading of="development" {...reading} />
    </IndustryPage>
  );
}
