import { Audience } from '@/components/industry/development/audience';
import { FeatureStreams } from '@/components/industry/development/feature-streams';
import { Hero } from '@/components/industry/development/hero';
import { Offerings } from '@/components/industry/development/offerings';
import { ServicesAndReading } from '@/components/industry/development/services-and-reading';
import { IndustryPage } from '@/components/industry/industry-page';
import { industryPage } from '@/lib/content/relations/industry-page';
import { pageMetadata } from '@/lib/seo/metadata';

const load = () => industryPage('development', 'tributaries');

export function generateMetadata() {
  const { name, description, path } = load();
  return pageMetadata({ title: name, description, path });
}

export default function DevelopmentOrganizationsPage() {
  const industry = load();
  const { hero, trail, feature, offerings, audience, services, reading } = industry;
  return (
    <IndustryPage industry={industry} closing="earth">
      <Hero {...hero} trail={trail} />
      <FeatureStreams {...feature} />
      <Offerings {...offerings} />
      <Audience {...audience} />
      <ServicesAndReading services={services} reading={reading} />
    </IndustryPage>
  );
}
