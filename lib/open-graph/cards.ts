import { memoize } from '@/lib/content/engine/read';
import { caseStudiesPage } from '@/lib/content/pages/case-studies';
import { eventsPage } from '@/lib/content/pages/events';
import { insightsPage } from '@/lib/content/pages/insights';
import { allInsightsPage } from '@/lib/content/pages/insights-all';
import { newsletterPage } from '@/lib/content/pages/newsletter';
import { offlinePage } from '@/lib/content/pages/offline';
import { policyBriefsPage } from '@/lib/content/pages/policy-briefs';
import { reportsPage } from '@/lib/content/pages/reports';
import { searchPage } from '@/lib/content/pages/search';
import { sitemapPage } from '@/lib/content/pages/sitemap';
import { topics } from '@/lib/content/pages/topics';
import { monthRange, paginateInsights } from '@/lib/content/relations/archive-pages';
import { insights, insightsIn } from '@/lib/content/relations/insights';
import { legalPages } from '@/lib/content/types/legal';
import { firm } from '@/lib/firm';
import { interpolate } from '@/lib/format/interpolate';
import { labels } from '@/lib/labels';
import type { OpenGraphCard } from './card';
import { openGraphFileName } from './file-name';
import { firmCards } from './firm-cards';
import { pieceCards } from './piece-cards';
import { procurementCards } from './procurement-cards';
import { serviceCards } from './service-cards';

/** The picture of every page that has one of its own: all but the forwarding and not-found pages. */
export function openGraphCards(): readonly OpenGraphCard[] {
  return memoize('every shared picture', () => [
    ...firmCards(),
    ...serviceCards(),
    ...listCards(),
    ...shelfCards(),
    ...pieceCards(),
    ...paperCards(),
    ...procurementCards(),
  ]);
}

/** The pictures by the path of their page; a page that stands for another has none. */
export function openGraphCardsByPath(): ReadonlyMap<string, OpenGraphCard> {
  return memoize(
    'shared pictures by page',
    () => new Map(openGraphCards().map((card) => [card.path, card])),
  );
}

/** The pictures by the name of their file. */
export function openGraphCardsByFile(): ReadonlyMap<string, OpenGraphCard> {
  return memoize(
    'shared pictures by file',
    () => new Map(openGraphCards().map((card) => [openGraphFileName(card), card])),
  );
}

function listCards(): OpenGraphCard[] {
  const list = { family: 'list' } as const;
  const all = allInsightsPage();
  const briefs = policyBriefsPage();
  const cases = caseStudiesPage();
  const reports = reportsPage();
  const newsletter = newsletterPage();
  const events = eventsPage();
  const kicker = insightsPage().title;
  return [
    {
      ...list,
      path: '/insights',
      kicker: firm.tagline,
      title: insightsPage().heading,
      ground: 'sky',
    },
    { ...list, path: '/insights/all', kicker: all.title, title: all.heading, ground: 'basalt' },
    {
      ...list,
      path: '/insights/policy-briefs',
      kicker: briefs.title,
      title: briefs.heading,
      ground: 'lake',
    },
    {
      ...list,
      path: '/insights/case-studies',
      kicker: cases.title,
      title: cases.hero.title,
      ground: 'earth',
    },
    {
      ...list,
      path: '/insights/reports',
      kicker: reports.title,
      title: reports.heading,
      ground: 'tea',
    },
    { ...list, path: '/insights/events', kicker, title: events.hero.title, ground: 'sisal' },
    {
      ...list,
      path: '/insights/newsletter',
      kicker: newsletter.title,
      title: newsletter.hero.title,
      ground: 'maize',
    },
    ...topics().map(
      ({ path, category, slug }): OpenGraphCard => ({
        family: 'topic',
        topic: slug,
        path,
        kicker: labels.reading.topic,
        title: category,
      }),
    ),
  ];
}

/** The numbered pages of lists (decision 34): as the list, under the months that they hold. */
function shelfCards(): OpenGraphCard[] {
  return [
    {
      look: { family: 'list', ground: 'basalt' } as const,
      path: '/insights/all',
      kicker: allInsightsPage().title,
      pieces: insights(),
    },
    ...topics().map(({ path, category, slug }) => ({
      look: { family: 'topic', topic: slug } as const,
      path,
      kicker: category,
      pieces: insightsIn(category),
    })),
  ].flatMap(({ look, path, kicker, pieces }) =>
    paginateInsights(pieces).older.map(({ number, entries }) => ({
      ...look,
      path: `${path}/${number}`,
      kicker,
      title: monthRange(entries),
      detail: interpolate(labels.reading.older.crumb, { number }),
    })),
  );
}

function paperCards(): OpenGraphCard[] {
  const sitemap = sitemapPage();
  const offline = offlinePage();
  return [
    ...legalPages().map(
      ({ path, title, heading }): OpenGraphCard => ({
        family: 'paper',
        line: 'whole',
        path,
        kicker: title,
        title: heading,
      }),
    ),
    {
      family: 'paper',
      line: 'whole',
      path: '/search',
      kicker: searchPage().title,
      title: labels.search.label,
    },
    {
      family: 'paper',
      line: 'whole',
      path: '/sitemap',
      kicker: sitemap.title,
      title: sitemap.heading,
    },
    {
      family: 'paper',
      line: 'broken',
      path: '/offline',
      kicker: offline.title,
      title: offline.heading.join('\n'),
    },
  ];
}
