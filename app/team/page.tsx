import { CallToAction } from '@/components/sections/call-to-action';
import { Page } from '@/components/site/page';
import { PageHead } from '@/components/site/page-head';
import { Approach } from '@/components/team/approach';
import { Leadership } from '@/components/team/leadership';
import { Profile } from '@/components/team/profile';
import { Link } from '@/components/ui/link';
import { PlaceholderNote } from '@/components/ui/placeholder-note';
import { SpeakToAnExpertInHero } from '@/components/ui/speak-to-an-expert-in-hero';
import { teamPage } from '@/lib/content/pages/team';
import { insightsBy } from '@/lib/content/relations/insights';
import { experts, leadership, people } from '@/lib/content/types/person';
import { bioOf, peopleNote } from '@/lib/content/types/placeholder-notes';
import { person } from '@/lib/seo/json-ld';
import { pageMetadata } from '@/lib/seo/metadata';

const path = '/team';

export function generateMetadata() {
  return pageMetadata({ ...teamPage(), path });
}

export default function TeamPage() {
  const {
    title,
    description,
    hero,
    leads,
    approach,
    leadership: leaders,
    callToAction,
  } = teamPage();
  const trail = [{ name: title, path }];
  const shown = new Set(experts().map(({ id }) => id));
  const others = leadership().filter(({ id }) => !shown.has(id));
  const nodes = experts().map((expert) =>
    person({ ...expert, description: bioOf(expert), knowsAbout: expert.expertise }),
  );
  return (
    <Page path={path} ground="sky" trail={trail} about={{ title, description }} jsonLd={nodes}>
      <PageHead {...hero} trail={trail}>
        <p className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-4 sm:mt-6">
          <SpeakToAnExpertInHero />
          {/* On a phone the first person is in the first window instead. */}
          <Link href="#leadership" className="go max-sm:hidden">
            {leaders.title}
          </Link>
        </p>
      </PageHead>
      <section className="wrap py-sec-s max-sm:pt-6">
        <h2 className="type-h1 mb-6 max-sm:mb-3">{leads.title}</h2>
        {experts().map((expert) => (
          <Profile key={expert.id} person={expert} published={insightsBy(expert.id)} />
        ))}
        <PlaceholderNote text={peopleNote(people())} className="mt-12" />
      </section>
      <Leadership {...leaders} people={others} />
      <Approach {...approach} />
      <CallToAction title={callToAction} />
    </Page>
  );
}
