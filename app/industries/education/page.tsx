import { Audience } from '@/components/industry/education/audience';
import { FeatureBoard } from '@/components/industry/education/feature-board';
import { Hero } from '@/components/industry/education/hero';
import { Offerings } from '@/components/industry/education/offerings';
import { Reading } from '@/components/industry/education/reading';
import { IndustryPage } from '@/components/industry/industry-page';
import { ServiceColumns } from '@/components/industry/service-columns';
import { industryPage } from '@/lib/content/relations/industry-page';
import { pageMetadata } from '@/lib/seo/metadata';

const load = () => industryPage('education', 'bao');

export function generateMetadata() {
  const { name, description, path } = load();
  return pageMetadata({ title: name, description, path });
}

export default function EducationPage() {
  const industry = load();
  const { hero, trail, feature, offerings, audience, services, reading } = industry;
  return (
    <IndustryPage industry={industry} closing="maize">
      <Hero {...hero} trail={trail} />
      <Offerings {...offerings} />
      <Audience {...audience} />
      <FeatureBoard {...feature} />
      <Reading {...reading} />
      <section className="wrap pb-sec">
        <h2 className="type-h2 mb-5">{services.title}</h2>
        <ServiceColumns services={services.items} />
      </section>
    </IndustryPage>
  );
}
