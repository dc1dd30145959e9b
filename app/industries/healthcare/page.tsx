import { Audience } from '@/components/industry/healthcare/audience';
import { FeatureCatchment } from '@/components/industry/healthcare/feature-catchment';
import { IndustryPage, industryMetadata } from '@/components/industry/industry-page';
import { PatternHero } from '@/components/industry/pattern-hero';
import { Reading } from '@/components/industry/reading';
import { RelatedServices } from '@/components/industry/related-services';
import { industryPage } from '@/lib/content/relations/industry-page';

const load = () => industryPage('healthcare');

export const generateMetadata = () => industryMetadata(load());

export default function HealthcarePage() {
  const industry = load();
  const { hero, trail, feature, offerings, audience, services, reading } = industry;
  return (
    <IndustryPage industry={industry} closing="lake">
      <PatternHero
        side="left"
        picture="industry-healthcare"
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
