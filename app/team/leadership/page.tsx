import { CallToAction } from '@/components/sections/call-to-action';
import { Breadcrumb } from '@/components/site/breadcrumb';
import { Page } from '@/components/site/page';
import { Roster } from '@/components/team/roster';
import { Link } from '@/components/ui/link';
import { StandInLine } from '@/components/ui/stand-in-line';
import { firm } from '@/content/firm';
import { insightsBy } from '@/lib/content/insights';
import { leadershipPage } from '@/lib/content/pages/leadership';
import { teamPage } from '@/lib/content/pages/team';
import { leadership } from '@/lib/content/person';
import { bioOf, peopleLine } from '@/lib/content/stand-in';
import { person, webPage } from '@/lib/seo/json-ld';
import { pageMetadata } from '@/lib/seo/metadata';

const path = '/team/leadership';

export function generateMetadata() {
  return pageMetadata({ ...leadershipPage(), path });
}

export default function LeadershipPage() {
  const { title, description, hero, write, callToAction } = leadershipPage();
  const trail = [
    { name: teamPage().title, path: '/team' },
    { name: title, path },
  ];
  const leaders = leadership();
  const nodes = leaders.map((leader) =>
    person({ ...leader, description: bioOf(leader), knowsAbout: leader.expertise }),
  );
  return (
    <Page
      path={path}
      trail={trail}
      jsonLd={[webPage({ name: title, description, path }), ...nodes]}
    >
      <section className="wrap grid-12 items-end py-sec-s">
        <div className="lg:col-end-9">
          <Breadcrumb trail={trail} />
          <h1 className="type-d2 mt-6">{hero.title}</h1>
        </div>
        <p className="type-lede text-ink-2 lg:col-start-9">{hero.lede}</p>
      </section>
      <section className="wrap">
        <StandInLine text={peopleLine(leaders)} className="mb-8 max-w-152" />
        <Roster
          entries={leaders.map((leader) => ({ person: leader, published: insightsBy(leader.id) }))}
        />
      </section>
      <section className="wrap grid-12 items-end py-sec">
        <h2 className="type-d3 lg:col-end-8">{write.title}</h2>
        <div className="lg:col-start-8">
          <p className="type-lede">
            <Link href={`mailto:${firm.email}`} className="text-link">
              {firm.email}
            </Link>
          </p>
          <p className="mt-2 text-ink-2">{write.text}</p>
        </div>
      </section>
      <CallToAction title={callToAction} />
    </Page>
  );
}
