import { topicStrip } from '@/lib/art/pictures/topics';
import { type InsightKind, insightKindIds, insightKinds } from '@/lib/content/kinds';
import { insightsPage } from '@/lib/content/pages/insights';
import { allInsightsPage } from '@/lib/content/pages/insights-all';
import { topics } from '@/lib/content/pages/topics';
import { monthRange, paginateInsights } from '@/lib/content/relations/archive-pages';
import { insights, insightsIn } from '@/lib/content/relations/insights';
import { kindSources } from '@/lib/content/relations/kind-sources';
import type { Insight, InsightSummary } from '@/lib/content/types/insight';
import { firm } from '@/lib/firm';
import { dateParts } from '@/lib/format/date';
import { interpolate } from '@/lib/format/interpolate';
import { labels } from '@/lib/labels';
import type { OpenGraphCard } from './card';
import type { SurfaceName } from './surface';

/** Pictures of everything published, and of the lists of it. */
export function insightCards(): OpenGraphCard[] {
  const all = allInsightsPage();
  const { heading } = insightsPage();
  return [
    onCloth('/insights', firm.tagline, heading, 'sky'),
    onCloth('/insights/all', all.title, all.heading, 'basalt'),
    ...older(insights(), onCloth('/insights/all', all.title, all.heading, 'basalt')),
    ...insightKindIds.flatMap(kindCard),
    ...topics().flatMap(({ id, art, seed, path, name }) => {
      const card: OpenGraphCard = {
        path,
        kicker: labels.reading.topic,
        title: name,
        layout: 'below',
        surface: 'band',
        art: { spec: topicStrip({ id, art, seed }) },
      };
      return [card, ...older(insightsIn(id), { ...card, kicker: name })];
    }),
    ...insights().map(pieceCard),
  ];
}

/** A list: its title stands on the cloth of its title. */
function onCloth(path: string, kicker: string, title: string, surface: SurfaceName): OpenGraphCard {
  return { path, kicker, title, layout: 'below', surface, art: { cloth: title } };
}

/** The list of a kind; where its heading is its title, the line above is that of all insights. */
function kindCard(kind: InsightKind): OpenGraphCard[] {
  const { path, cloth } = insightKinds[kind];
  const words = kindSources[kind].list?.();
  if (!words) return [];
  const { title, heading } = words;
  const kicker = title === heading ? insightsPage().title : title;
  return [onCloth(path, kicker, heading, cloth)];
}

/** The numbered pages of a list (decision 34): as the list, under the months that they hold. */
function older(pieces: readonly InsightSummary[], list: OpenGraphCard): OpenGraphCard[] {
  return paginateInsights(pieces).older.map(({ number, entries }) => {
    const title = monthRange(entries);
    return {
      ...list,
      path: `${list.path}/${number}`,
      title,
      detail: interpolate(labels.reading.older.crumb, { number }),
      ...('cloth' in list.art && { art: { cloth: title } }),
    };
  });
}

/** Ground of a piece, by what holds its picture on the pages. */
const grounds = {
  bare: 'page',
  sheet: 'sky',
  cover: 'sisal',
  halves: 'band',
  day: 'maize',
  cloth: 'page',
} as const satisfies Record<string, SurfaceName>;

/** A piece to read has its art at its side, an event its day; an issue hangs from its cloth. */
function pieceCard({ kind, date, path, title, ...piece }: Insight): OpenGraphCard {
  const { container } = insightKinds[kind];
  const words = {
    path,
    kicker: piece.card?.kicker ?? piece.label,
    title,
    detail: piece.card?.detail ?? `${piece.categoryLabel}, ${piece.dateLabel}`,
    surface: grounds[container],
  };
  if (container === 'cloth') return { ...words, layout: 'above', art: { cloth: title } };
  const beside = container === 'day' ? dateParts(date) : { drawing: piece };
  return { ...words, layout: 'right', art: beside };
}
