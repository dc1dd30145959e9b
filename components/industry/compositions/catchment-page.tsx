import { Audience } from '@/components/industry/healthcare/audience';
import { FeatureCatchment } from '@/components/industry/healthcare/feature-catchment';
import { IndustryPage } from '@/components/industry/industry-page';
import { PatternHero } from '@/components/industry/pattern-hero';
import { Reading } from '@/components/industry/reading';
import { RelatedServices } from '@/components/industry/related-services';
import { gallery } from '@/lib/art/pictures';
import type { CompositionProps } from './composition';

export function CatchmentPage({ industry, feature }: CompositionProps<'catchment'>) {
  const { hero, trail, offerings, audience, services, reading } = industry;
  return (
    <IndustryPage industry={industry} closing="lake">
      <PatternHero
        side="left"
        picture={gallery['industry-healthcare']}
        hero={hero}
        offerings={offerings}
        trail={trail}
      />
      <FeatureCatchment {...feature} />
      <Audience {...audience} />
      <Reading of="healthcare" {...reading} />
      <RelatedServices {...services} />
    </IndustryPage>
  );
}
