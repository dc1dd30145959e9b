import { IndustryPage } from '@/components/industry/industry-page';
import { OnTheWire } from '@/components/industry/technology/on-the-wire';
import { PlugsIn } from '@/components/industry/technology/plugs-in';
import { Trunk } from '@/components/industry/technology/trunk';
import { TrunkHero } from '@/components/industry/technology/trunk-hero';
import { WhereNext } from '@/components/industry/technology/where-next';
import { industryPage } from '@/lib/content/industry-page';
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
      <TrunkHero hero={hero} offerings={offerings} trail={trail} />
      <PlugsIn {...audience} />
      <OnTheWire {...reading} />
      <Trunk {...feature} />
      <WhereNext {...services} />
    </IndustryPage>
  );
}
