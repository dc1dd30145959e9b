import { ClothHero } from '@/components/industry/cloth-hero';
import { Catchment } from '@/components/industry/healthcare/catchment';
import { FromNearToFar } from '@/components/industry/healthcare/from-near-to-far';
import { LongDrive } from '@/components/industry/healthcare/long-drive';
import { WalksWithUs } from '@/components/industry/healthcare/walks-with-us';
import { IndustryPage } from '@/components/industry/industry-page';
import { industryPage } from '@/lib/content/industry-page';
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
      <ClothHero
        side="left"
        picture="industry-healthcare"
        hero={hero}
        offerings={offerings}
        trail={trail}
      />
      <Catchment {...feature} />
      <FromNearToFar {...audience} />
      <LongDrive {...reading} />
      <WalksWithUs {...services} />
    </IndustryPage>
  );
}
