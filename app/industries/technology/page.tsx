import { IndustryPage } from '@/components/industry/industry-page';
import { Audience } from '@/components/industry/technology/audience';
import { FeatureDataFlow } from '@/components/industry/technology/feature-data-flow';
import { Hero } from '@/components/industry/technology/hero';
import { Reading } from '@/components/industry/technology/reading';
import { RelatedServices } from '@/components/industry/technology/related-services';
import { industryPage } from '@/lib/content/relations/industry-page';
import { pageMetadata } from '@/lib/seo/metadata';

const load = () => industryPage('technology', 'trunk');

export function generateMetadata() {
  const { name, description, path } = load();
  return pageMetadata({ title: name, description, path });
}

export default function TechnologyPage() {
  const industry = load();
  const { hero, trail, feature, offerings, audience, services, reading } = industry;
  return (
    <IndustryPage industry={industry} closing="tea">
      <Hero hero={hero} offerings={offerings} trail={trail} />
      <Audience {...audience} />
      <Reading {...reading} />
      <FeatureDataFlow {...feature} />
      <RelatedServices {...services} />
    </IndustryPage>
  );
}
