import { BaoBoard } from '@/components/industry/education/bao-board';
import { BoardHero } from '@/components/industry/education/board-hero';
import { HelpToMove } from '@/components/industry/education/help-to-move';
import { SetReading } from '@/components/industry/education/set-reading';
import { WhoseTurn } from '@/components/industry/education/whose-turn';
import { IndustryPage } from '@/components/industry/industry-page';
import { ServiceColumns } from '@/components/industry/service-columns';
import { industryPage } from '@/lib/content/industry-page';
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
      <BoardHero {...hero} trail={trail} />
      <HelpToMove {...offerings} />
      <WhoseTurn {...audience} />
      <BaoBoard {...feature} />
      <SetReading {...reading} />
      <section className="wrap pb-sec">
        <h2 className="type-h2 mb-5">{services.title}</h2>
        <ServiceColumns services={services.items} />
      </section>
    </IndustryPage>
  );
}
