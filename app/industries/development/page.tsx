import { ConfluenceHero } from '@/components/industry/development/confluence-hero';
import { FurtherDown } from '@/components/industry/development/further-down';
import { HiredFor } from '@/components/industry/development/hired-for';
import { RoundTheTable } from '@/components/industry/development/round-the-table';
import { Tributaries } from '@/components/industry/development/tributaries';
import { IndustryPage } from '@/components/industry/industry-page';
import { industryPage } from '@/lib/content/industry-page';
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
      <ConfluenceHero {...hero} trail={trail} />
      <Tributaries {...feature} />
      <HiredFor {...offerings} />
      <RoundTheTable {...audience} />
      <FurtherDown services={services} reading={reading} />
    </IndustryPage>
  );
}
