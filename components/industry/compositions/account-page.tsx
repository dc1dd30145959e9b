import { Audience } from '@/components/industry/audience';
import { FeatureAccount } from '@/components/industry/financial/feature-account';
import { ServicesAndReading } from '@/components/industry/financial/services-and-reading';
import { IndustryPage } from '@/components/industry/industry-page';
import { PatternHero } from '@/components/industry/pattern-hero';
import { gallery } from '@/lib/art/pictures';
import type { CompositionProps } from './composition';

export function AccountPage({ industry, feature }: CompositionProps<'account'>) {
  const { hero, trail, offerings, audience, services, reading } = industry;
  return (
    <IndustryPage industry={industry} closing="earth">
      <PatternHero
        side="right"
        picture={gallery['industry-financial']}
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
