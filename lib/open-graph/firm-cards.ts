import { aboutPage } from '@/lib/content/pages/about';
import { capabilityStatementPage } from '@/lib/content/pages/capability-statement';
import { careersPage } from '@/lib/content/pages/careers';
import { contactPage } from '@/lib/content/pages/contact';
import { homePage } from '@/lib/content/pages/home';
import { leadershipPage } from '@/lib/content/pages/leadership';
import { methodsPage } from '@/lib/content/pages/methods';
import { offlinePage } from '@/lib/content/pages/offline';
import { searchPage } from '@/lib/content/pages/search';
import { sitemapPage } from '@/lib/content/pages/sitemap';
import { specimensPage } from '@/lib/content/pages/specimens';
import { teamPage } from '@/lib/content/pages/team';
import { workingWithUsPage } from '@/lib/content/pages/working-with-us';
import { conductPolicies } from '@/lib/content/types/conduct-policy';
import { legalPages } from '@/lib/content/types/legal';
import { experts, leadership, type Person } from '@/lib/content/types/person';
import { specimens } from '@/lib/content/types/specimen';
import { firm } from '@/lib/firm';
import { labels } from '@/lib/labels';
import type { OpenGraphCard } from './card';

/** Pictures of the firm's own pages: the headline on the land, seen under four skies. */
export function firmCards(): OpenGraphCard[] {
  const about = aboutPage();
  const careers = careersPage();
  const contact = contactPage();
  return [
    {
      path: '/',
      kicker: firm.address.city,
      title: homePage().hero.lines.join('\n'),
      layout: 'below',
      surface: 'sky',
      art: { picture: 'open-graph-land' },
    },
    {
      path: '/about',
      kicker: about.title,
      title: about.hero.lines.join('\n'),
      layout: 'below',
      surface: 'page',
      art: { picture: 'footer-land' },
    },
    {
      path: '/careers',
      kicker: careers.title,
      title: careers.hero.lines.join('\n'),
      layout: 'below',
      surface: 'earth',
      art: { picture: 'careers-land' },
    },
    {
      path: '/contact',
      kicker: contact.title,
      title: contact.heading,
      layout: 'below',
      surface: 'sisal',
      art: { picture: 'contact-land' },
    },
    people('/team', teamPage(), experts()),
    people('/team/leadership', leadershipPage(), leadership()),
  ];
}

/** Name-cloth portraits hang from the upper edge. */
function people(
  path: string,
  { title, hero }: { title: string; hero: { title: string } },
  shown: readonly Person[],
): OpenGraphCard {
  const faces = shown.map(({ name, initials, ground }) => ({ name, initials, ground }));
  const words = { path, kicker: title, title: hero.title };
  return { ...words, layout: 'above', surface: 'page', art: { people: faces } };
}

/** Pictures of legal pages, tools and pages for buyers: the title under its own cloth. */
export function paperCards(): OpenGraphCard[] {
  const root = '/working-with-us';
  const { title } = workingWithUsPage();
  const list = specimensPage().title;
  const sitemap = sitemapPage();
  const offline = offlinePage();
  return [
    ...legalPages().map((page) => paper(page.path, page.title, page.heading)),
    paper('/search', searchPage().title, labels.search.label),
    paper('/sitemap', sitemap.title, sitemap.heading),
    paper('/offline', offline.title, offline.heading.join('\n')),
    paper(root, firm.name, title),
    paper(`${root}/capability-statement`, title, capabilityStatementPage().title),
    paper(`${root}/methods`, title, methodsPage().title),
    paper(`${root}/specimens`, title, list),
    ...specimens().map((specimen) => paper(specimen.path, list, specimen.title)),
    ...conductPolicies().map((policy) => paper(policy.path, title, policy.title)),
  ];
}

function paper(path: string, kicker: string, title: string): OpenGraphCard {
  return { path, kicker, title, layout: 'above', surface: 'page', art: { cloth: title } };
}
