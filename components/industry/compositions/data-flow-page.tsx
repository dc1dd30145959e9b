import { Audience } from '@/components/industry/audience';
import { IndustryPage } from '@/components/industry/industry-page';
import { Reading } from '@/components/industry/reading';
import { RelatedServices } from '@/components/industry/related-services';
import { FeatureDataFlow } from '@/components/industry/technology/feature-data-flow';
import { Hero } from '@/components/industry/technology/hero';
import type { CompositionProps } from './composition';

export function DataFlowPage({ industry, feature }: CompositionProps<'data-flow'>) {
  const { hero, trail, offerings, audience, services, reading } = industry;
  return (
    <IndustryPage industry={industry} closing="tea">
      <Hero hero={hero} offerings={offerings} trail={trail} />
      <Audience of="technology" {...audience} />
      <Reading of="technology" {...reading} />
      <FeatureDataFlow {...feature} />
      <RelatedServices {...services} className="wrap py-sec" />
    </IndustryPage>
  );
}
