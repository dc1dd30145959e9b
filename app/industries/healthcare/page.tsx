import { Audience } from '@/components/industry/healthcare/audience';
import { FeatureCatchment } from '@/components/industry/healthcare/feature-catchment';
import { Reading } from '@/components/industry/healthcare/reading';
import { RelatedServices } from '@/components/industry/healthcare/related-services';
import { IndustryPage } from '@/components/industry/industry-page';
import { PatternHero } from '@/components/industry/pattern-hero';
import { industryPage } from '@/lib/content/relations/industry-page';
import { pageMetadata } from '@/lib/seo/metadata';

const load = () => industryPage('healthcare', 'catchment');

export function generateMetadata() {
  const { name, description, path } = load();
  return pageMetadata({ title: name, description, path });
}

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
      <Reading {...reading} />
      <RelatedServices {...services} />
    </IndustryPage>
  );
}
