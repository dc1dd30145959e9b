import { ClothHero } from '@/components/industry/cloth-hero';
import { AccountYear } from '@/components/industry/financial/account-year';
import { OpenLedger } from '@/components/industry/financial/open-ledger';
import { TAccount } from '@/components/industry/financial/t-account';
import { IndustryPage } from '@/components/industry/industry-page';
import { industryPage } from '@/lib/content/industry-page';
import { pageMetadata } from '@/lib/seo/metadata';

const load = () => industryPage('financial', 'account-year');

export function generateMetadata() {
  const { name, description, path } = load();
  return pageMetadata({ title: name, description, path });
}

export default function FinancialServicesPage() {
  const industry = load();
  const { hero, trail, feature, offerings, audience, services, reading } = industry;
  return (
    <IndustryPage industry={industry} closing="earth">
      <ClothHero
        side="right"
        picture="industry-financial"
        hero={hero}
        offerings={offerings}
        trail={trail}
      />
      <AccountYear {...feature} />
      <TAccount {...audience} />
      <OpenLedger services={services} reading={reading} />
    </IndustryPage>
  );
}
