import { insightKinds } from '@/lib/content/kinds';
import { permanentId } from '@/lib/content/routes/permanent-id';
import { firm } from '@/lib/firm';
import { interpolate } from '@/lib/format/interpolate';
import { labels } from '@/lib/labels';
import { language } from '@/lib/languages';
import { fileUrl, pageUrl } from '@/lib/site-origin';
import { atomFeed } from './atom';
import { feedEntries } from './entries';
import type { Feed } from './feed';
import { type FeedScope, feedPath, jsonFeedPath } from './feed-links';
import { jsonFeed } from './json-feed';

/** The file of a feed in Atom. */
export function atomResponse(scope: FeedScope): Response {
  return new Response(atomFeed(siteFeed(scope, feedPath(scope))), {
    headers: { 'Content-Type': 'application/atom+xml; charset=utf-8' },
  });
}

/** The file of the feed of everything, as a JSON Feed. */
export function jsonFeedResponse(): Response {
  return new Response(jsonFeed(siteFeed('all', jsonFeedPath)), {
    headers: { 'Content-Type': 'application/feed+json; charset=utf-8' },
  });
}

function siteFeed(scope: FeedScope, path: string): Feed {
  return {
    id: permanentId(feedPath(scope)),
    title: interpolate(labels.feeds.title, { firm: firm.name, title: labels.feeds.titles[scope] }),
    description: firm.description,
    homeUrl: pageUrl(scope === 'all' ? '/insights' : insightKinds[scope].path),
    selfUrl: pageUrl(path),
    lang: language.id,
    publisher: {
      name: firm.name,
      url: pageUrl('/'),
      icon: fileUrl('/icon-192.png'),
    },
    rights: `© ${firm.name}`,
    entries: feedEntries(scope),
  };
}
