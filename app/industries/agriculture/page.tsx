import { BeforeTheLorries } from '@/components/industry/agriculture/before-the-lorries';
import { EitherSide } from '@/components/industry/agriculture/either-side';
import { FourBuyers } from '@/components/industry/agriculture/four-buyers';
import { MitredHero } from '@/components/industry/agriculture/mitred-hero';
import { RowsToWalk } from '@/components/industry/agriculture/rows-to-walk';
import { Weighbridge } from '@/components/industry/agriculture/weighbridge';
import { IndustryPage } from '@/components/industry/industry-page';
import { industryPage } from '@/lib/content/industry-page';
import { pageMetadata } from '@/lib/seo/metadata';

const load = () => industryPage('agriculture', 'four-buyers');

export function generateMetadata() {
  const { name, description, path } = load();
  return pageMetadata({ title: name, description, path });
}

export default function AgriculturalEnterprisesPage() {
  const industry = load();
  const { hero, trail, feature, offerings, audience, services, reading } = industry;
  return (
    <IndustryPage industry={industry} closing="tea">
      <MitredHero {...hero} trail={trail} />
      <RowsToWalk {...audience} />
      <FourBuyers {...feature} />
      <Weighbridge {...offerings} />
      <EitherSide {...services} />
      <BeforeTheLorries {...reading} />
    </IndustryPage>
  );
}
