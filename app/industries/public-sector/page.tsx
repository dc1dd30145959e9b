import { Audience } from '@/components/industry/audience';
import { IndustryPage } from '@/components/industry/industry-page';
import { FeatureFileRoute } from '@/components/industry/public-sector/feature-file-route';
import { Hero } from '@/components/industry/public-sector/hero';
import { Reading } from '@/components/industry/reading';
import { RelatedServices } from '@/components/industry/related-services';
import { Offerings } from '@/components/service/offerings';
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
      <Offerings variant="ledger on a band" {...offerings} />
      <Audience of="public-sector" {...audience} />
      <div className="wrap grid-12 gap-y-sec-s! pb-sec">
        <Reading of="public-sector" {...reading} />
        <RelatedServices of="public-sector" {...services} />
      </div>
    </IndustryPage>
  );
}
