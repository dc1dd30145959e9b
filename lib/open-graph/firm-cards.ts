import { aboutPage } from '@/lib/content/pages/about';
import { careersPage } from '@/lib/content/pages/careers';
import { contactPage } from '@/lib/content/pages/contact';
import { homePage } from '@/lib/content/pages/home';
import { leadershipPage } from '@/lib/content/pages/leadership';
import { teamPage } from '@/lib/content/pages/team';
import { experts, leadership, type Person } from '@/lib/content/types/person';
import { firm } from '@/lib/firm';
import type { OpenGraphCard } from './card';

/** Pictures of the firm's own pages. */
export function firmCards(): OpenGraphCard[] {
  const home = homePage();
  const about = aboutPage();
  const careers = careersPage();
  const contact = contactPage();
  const team = teamPage();
  const leaders = leadershipPage();
  return [
    {
      family: 'land',
      land: 'home',
      path: '/',
      kicker: firm.address.city,
      title: home.hero.lines.join('\n'),
    },
    {
      family: 'land',
      land: 'about',
      path: '/about',
      kicker: about.title,
      title: about.hero.lines.join('\n'),
    },
    {
      family: 'land',
      land: 'careers',
      path: '/careers',
      kicker: careers.title,
      title: careers.hero.lines.join('\n'),
    },
    {
      family: 'land',
      land: 'contact',
      path: '/contact',
      kicker: contact.title,
      title: contact.heading,
    },
    {
      family: 'people',
      path: '/team',
      kicker: team.title,
      title: team.hero.title,
      people: experts().map(face),
    },
    {
      family: 'people',
      path: '/team/leadership',
      kicker: leaders.title,
      title: leaders.hero.title,
      people: leadership().map(face),
    },
  ];
}

function face({ name, initials, ground }: Person) {
  return { name, initials, ground };
}
