import { memoize } from '@/lib/content/engine/read';
import { type InsightKind, insightKindIds, insightKinds } from '@/lib/content/kinds';
import { insightsPage } from '@/lib/content/pages/insights';
import { allInsightsPage } from '@/lib/content/pages/insights-all';
import { offlinePage } from '@/lib/content/pages/offline';
import { searchPage } from '@/lib/content/pages/search';
import { sitemapPage } from '@/lib/content/pages/sitemap';
import { topics } from '@/lib/content/pages/topics';
import { monthRange, paginateInsights } from '@/lib/content/relations/archive-pages';
import { insights, insightsIn } from '@/lib/content/relations/insights';
import { kindSources } from '@/lib/content/relations/kind-sources';
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
  return [
    {
      ...list,
      path: '/insights',
      kicker: firm.tagline,
      title: insightsPage().heading,
      ground: 'sky',
    },
    { ...list, path: '/insights/all', kicker: all.title, title: all.heading, ground: 'basalt' },
    ...insightKindIds.flatMap(kindCard),
    ...topics().map(
      ({ path, category, name }): OpenGraphCard => ({
        family: 'topic',
        topic: category,
        path,
        kicker: labels.reading.topic,
        title: name,
      }),
    ),
  ];
}

/** The list of a kind; where its heading is its title, the line above is that of all insights. */
function kindCard(kind: InsightKind): OpenGraphCard[] {
  const { path, cloth: ground } = insightKinds[kind];
  const words = kindSources[kind].list?.();
  if (!words) return [];
  const { title, heading } = words;
  const kicker = title === heading ? insightsPage().title : title;
  return [{ family: 'list', path, kicker, title: heading, ground }];
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
    ...topics().map(({ path, category, name }) => ({
      look: { family: 'topic', topic: category } as const,
      path,
      kicker: name,
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
