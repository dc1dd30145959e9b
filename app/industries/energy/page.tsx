import { Audience } from '@/components/industry/audience';
import { FeatureSpans } from '@/components/industry/energy/feature-spans';
import { Hero } from '@/components/industry/energy/hero';
import { IndustryPage, industryMetadata } from '@/components/industry/industry-page';
import { ruledEntries } from '@/components/industry/offerings';
import { Reading } from '@/components/industry/reading';
import { RelatedServices } from '@/components/industry/related-services';
import { Entries } from '@/components/sections/entries';
import { industryPage } from '@/lib/content/relations/industry-page';

const load = () => industryPage('energy', 'spans');

export const generateMetadata = () => industryMetadata(load());

export default function EnergyPage() {
  const industry = load();
  const { hero, trail, feature, offerings, audience, services, reading } = industry;
  return (
    <IndustryPage industry={industry} ground="art-sky" closing="maize">
      <Hero title={hero.title} trail={trail} />
      <section className="wrap grid-12 py-sec">
        <p className="type-lede text-ink-2 lg:col-span-5">{hero.lede}</p>
        <div className="lg:col-start-7 lg:col-end-13">
          <h2 className="sr-only">{offerings.title}</h2>
          <Entries items={offerings.items} {...ruledEntries} />
        </div>
      </section>
      <FeatureSpans {...feature} />
      <Audience of="energy" {...audience} />
      <RelatedServices of="energy" {...services} />
      <Reading of="energy" {...reading} />
    </IndustryPage>
  );
}
