import { Audience } from '@/components/industry/audience';
import { FeatureStreams } from '@/components/industry/development/feature-streams';
import { Hero } from '@/components/industry/development/hero';
import { IndustryPage, industryMetadata } from '@/components/industry/industry-page';
import { Offerings } from '@/components/industry/offerings';
import { Reading } from '@/components/industry/reading';
import { RelatedServices } from '@/components/industry/related-services';
import { industryPage } from '@/lib/content/relations/industry-page';

const load = () => industryPage('development');

export const generateMetadata = () => industryMetadata(load());

export default function DevelopmentOrganizationsPage() {
  const industry = load();
  const { hero, trail, feature, offerings, audience, services, reading } = industry;
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
