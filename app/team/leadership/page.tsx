import { ClosingLine } from '@/components/sections/closing-line';
import { Page } from '@/components/site/page';
import { PageHead } from '@/components/site/page-head';
import { Roster } from '@/components/team/roster';
import { Link } from '@/components/ui/link';
import { PlaceholderNote } from '@/components/ui/placeholder-note';
import { SpeakToAnExpertInHero } from '@/components/ui/speak-to-an-expert-in-hero';
import { leadershipPage } from '@/lib/content/pages/leadership';
import { teamPage } from '@/lib/content/pages/team';
import { insightsBy } from '@/lib/content/relations/insights';
import { leadership } from '@/lib/content/types/person';
import { bioOf, peopleNote } from '@/lib/content/types/placeholder-notes';
import { firm } from '@/lib/firm';
import { person } from '@/lib/seo/json-ld';
import { pageMetadata } from '@/lib/seo/metadata';

const path = '/team/leadership';

export function generateMetadata() {
  return pageMetadata({ ...leadershipPage(), path });
}

export default function LeadershipPage() {
  const { title, description, hero, write } = leadershipPage();
  const trail = [
    { name: teamPage().title, path: '/team' },
    { name: title, path },
  ];
  const leaders = leadership();
  const nodes = leaders.map((leader) =>
    person({ ...leader, description: bioOf(leader), knowsAbout: leader.expertise }),
  );
  return (
    <Page path={path} ground="sky" trail={trail} about={{ title, description }} jsonLd={nodes}>
      <PageHead {...hero} trail={trail}>
        <p className="mt-5">
          <SpeakToAnExpertInHero />
        </p>
      </PageHead>
      <section className="wrap pt-sec-s">
        <Roster
          entries={leaders.map((leader) => ({ person: leader, published: insightsBy(leader.id) }))}
        />
        <PlaceholderNote text={peopleNote(leaders)} className="mt-2 mb-sec-s" />
      </section>
      <ClosingLine title={write.title}>
        <p className="mt-2 text-ink-2">{write.text}</p>
        <p className="mt-2">
          <Link href={`mailto:${firm.email}`} className="text-link">
            {firm.email}
          </Link>
        </p>
      </ClosingLine>
    </Page>
  );
}
