import { Audience } from '@/components/industry/audience';
import { FeatureBoard } from '@/components/industry/education/feature-board';
import { Hero } from '@/components/industry/education/hero';
import { IndustryPage } from '@/components/industry/industry-page';
import { Offerings } from '@/components/industry/offerings';
import { Reading } from '@/components/industry/reading';
import { RelatedServices } from '@/components/industry/related-services';
import type { CompositionProps } from './composition';

export function BoardPage({ industry, feature }: CompositionProps<'board'>) {
  const { hero, trail, offerings, audience, services, reading } = industry;
  return (
    <IndustryPage industry={industry} closing="maize">
      <Hero {...hero} trail={trail} />
      <Offerings of="education" {...offerings} />
      <Audience of="education" {...audience} />
      <FeatureBoard {...feature} />
      <Reading of="education" {...reading} />
      <RelatedServices {...services} />
    </IndustryPage>
  );
}
