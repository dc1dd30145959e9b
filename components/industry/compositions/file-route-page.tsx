import { Audience } from '@/components/industry/audience';
import { IndustryPage } from '@/components/industry/industry-page';
import { FeatureFileRoute } from '@/components/industry/public-sector/feature-file-route';
import { Hero } from '@/components/industry/public-sector/hero';
import { Reading } from '@/components/industry/reading';
import { RelatedServices } from '@/components/industry/related-services';
import { Offerings } from '@/components/service/offerings';
import type { CompositionProps } from './composition';

export function FileRoutePage({ industry, feature }: CompositionProps<'file-route'>) {
  const { hero, trail, offerings, audience, services, reading } = industry;
  return (
    <IndustryPage industry={industry} ground="sky" closing="lake">
      <Hero {...hero} trail={trail} />
      <FeatureFileRoute {...feature} />
      <Offerings variant="ledger on a band" {...offerings} />
      <Audience of="public-sector" {...audience} />
      <div className="wrap grid-12 gap-y-sec-s! pb-sec">
        <Reading of="public-sector" {...reading} />
        <RelatedServices {...services} className="lg:col-start-9 lg:col-end-13" />
      </div>
    </IndustryPage>
  );
}
