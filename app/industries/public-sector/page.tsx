import { Audience } from '@/components/industry/audience';
import { IndustryPage, industryMetadata } from '@/components/industry/industry-page';
import { FeatureFileRoute } from '@/components/industry/public-sector/feature-file-route';
import { Hero } from '@/components/industry/public-sector/hero';
import { Reading } from '@/components/industry/reading';
import { RelatedServices } from '@/components/industry/related-services';
import { Offerings } from '@/components/service/offerings';
import { industryPage } from '@/lib/content/relations/industry-page';

const load = () => industryPage('public-sector');

export const generateMetadata = () => industryMetadata(load());

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
        <RelatedServices {...services} className="lg:col-start-9 lg:col-end-13" />
      </div>
    </IndustryPage>
  );
}
