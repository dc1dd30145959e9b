import { IndustryPage } from '@/components/industry/industry-page';
import { Audience } from '@/components/industry/public-sector/audience';
import { FeatureFileRoute } from '@/components/industry/public-sector/feature-file-route';
import { Hero } from '@/components/industry/public-sector/hero';
import { Offerings } from '@/components/industry/public-sector/offerings';
import { ServicesAndReading } from '@/components/industry/public-sector/services-and-reading';
import { industryPage } from '@/lib/content/relations/industry-page';
import { pageMetadata } from '@/lib/seo/metadata';

const load = () => industryPage('public-sector', 'file-walk');

export function generateMetadata() {
  const { name, description, path } = load();
  return pageMetadata({ title: name, description, path });
}

export default function PublicSectorPage() {
  const industry = load();
  const { hero, trail, feature, offerings, audience, services, reading } = industry;
  return (
    <IndustryPage industry={industry} closing="lake">
      <Hero {...hero} trail={trail} />
      <FeatureFileRoute {...feature} />
      <Offerings {...offerings} />
      <Audience {...audience} />
      <ServicesAndReading services={services} reading={reading} />
    </IndustryPage>
  );
}
