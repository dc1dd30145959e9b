import type { InsightKind } from '@/lib/content/types/insight';
import { labels } from '@/lib/labels';

/** What a feed holds: every piece, or those of one kind. */
export type FeedScope = 'all' | InsightKind;

/** Addresses of the feeds in Atom. */
export const feedPaths: Readonly<Record<FeedScope, string>> = {
  all: '/feed.xml',
  article: '/insights/articles/feed.xml',
  'policy-brief': '/insights/policy-briefs/feed.xml',
  'case-study': '/insights/case-studies/feed.xml',
  report: '/insights/reports/feed.xml',
  event: '/insights/events/feed.xml',
  newsletter: '/insights/newsletter/feed.xml',
};

/** Every piece as a JSON Feed. */
export const jsonFeedPath = '/feed.json';

/** A feed as the head of a page names it. */
export type FeedLink = { type: string; path: string; title: string };

/** The feeds that fit a page: that of its kind first, then those of everything. */
export function feedLinks(scope: FeedScope = 'all'): FeedLink[] {
  const atom = (of: FeedScope): FeedLink => ({
    type: 'application/atom+xml',
    path: feedPaths[of],
    title: labels.feeds.titles[of],
  });
  return [
    ...(scope === 'all' ? [] : [atom(scope)]),
    atom('all'),
    { type: 'application/feed+json', path: jsonFeedPath, title: labels.feeds.titles.all },
  ];
}
