import { type InsightKind, insightKinds } from '@/lib/content/kinds';
import { labels } from '@/lib/labels';

/** What a feed holds: every piece, or those of one kind. */
export type FeedScope = 'all' | InsightKind;

/** Address of a feed in Atom; that of a kind has the name of its folder. */
export function feedPath(scope: FeedScope): string {
  return scope === 'all' ? '/feed.xml' : `/insights/${insightKinds[scope].folder}/feed.xml`;
}

/** Every piece as a JSON Feed. */
export const jsonFeedPath = '/feed.json';

/** A feed as the head of a page names it. */
export type FeedLink = { type: string; path: string; title: string };

/** The feeds that fit a page: that of its kind first, then those of everything. */
export function feedLinks(scope: FeedScope = 'all'): FeedLink[] {
  const atom = (of: FeedScope): FeedLink => ({
    type: 'application/atom+xml',
    path: feedPath(of),
    title: labels.feeds.titles[of],
  });
  return [
    ...(scope === 'all' ? [] : [atom(scope)]),
    atom('all'),
    { type: 'application/feed+json', path: jsonFeedPath, title: labels.feeds.titles.all },
  ];
}
