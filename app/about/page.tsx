import { AboutHero } from '@/components/about/about-hero';
import { Promises } from '@/components/about/promises';
import { Reasons } from '@/components/about/reasons';
import { WhatWeAre } from '@/components/about/what-we-are';
import { WhereWeAre } from '@/components/about/where-we-are';
import { Page } from '@/components/site/page';
import { PeopleStrip } from '@/components/team/people-strip';
import { PlaceholderNote } from '@/components/ui/placeholder-note';
import { aboutPage } from '@/lib/content/pages/about';
import { readableInsights } from '@/lib/content/relations/insights';
import { industries } from '@/lib/content/types/industry';
import { offices } from '@/lib/content/types/office';
import { leadership, people } from '@/lib/content/types/person';
import { draftedNote, peopleNote } from '@/lib/content/types/placeholder-notes';
import { services } from '@/lib/content/types/service';
import { pageMetadata } from '@/lib/seo/metadata';

const path = '/about';

export function generateMetadata() {
  return pageMetadata({ ...aboutPage(), path });
}

export default function AboutPage() {
  const { title, description, ...words } = aboutPage();
  const trail = [{ name: title, path }];
  const languages = [...new Set(people().flatMap((person) => person.languages))].sort();
  return (
    <Page path={path} ground="sky" trail={trail} about={{ type: 'AboutPage', title, description }}>
      <AboutHero {...words} trail={trail} />
      <WhereWeAre
        words={words.offices}
        facts={words.facts}
        offices={offices()}
        counts={{
          practices: services().length,
          industries: industries().length,
          pieces: readableInsights().length,
          languages,
        }}
      />
      <WhatWeAre {...words} />
      <PeopleStrip {...words.people} people={leadership()} href="/team">
        <PlaceholderNote text={peopleNote(leadership())} className="mt-6" />
      </PeopleStrip>
      <Promises {...words.promise} note={draftedNote([words.promise, words.why])} />
      <Reasons {...words.why} />
    </Page>
  );
}
