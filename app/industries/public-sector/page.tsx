import { IndustryPage } from '@/components/industry/industry-page';
import { Corridor } from '@/components/industry/public-sector/corridor';
import { CourtHero } from '@/components/industry/public-sector/court-hero';
import { FileWalk } from '@/components/industry/public-sector/file-walk';
import { OfferingLedger } from '@/components/industry/public-sector/offering-ledger';
import { Rooms } from '@/components/industry/public-sector/rooms';
import { industryPage } from '@/lib/content/industry-page';
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
      <CourtHero {...hero} trail={trail} />
      <FileWalk {...feature} />
      <OfferingLedger {...offerings} />
      <Rooms {...audience} />
      <Corridor services={services} reading={reading} />
    </IndustryPage>
  );
}
