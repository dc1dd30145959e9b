import { Link } from '@/components/ui/link';
import { type FeedScope, feedPath, jsonFeedPath } from '@/lib/feeds/feed-links';
import { labels } from '@/lib/labels';

const words = labels.feeds;

/** Where a feed reader finds the pieces of a page. */
export function FollowFeed({ scope = 'all' }: { scope?: FeedScope }) {
  return (
    <p className="text-small text-ink-2">
      <b className="font-semibold">{words.follow}.</b> {words.text}{' '}
      <Link href={feedPath(scope)} className="text-link" type="application/atom+xml">
        {words.atom}
      </Link>
      {scope === 'all' && (
        <>
          {', '}
          <Link href={jsonFeedPath} className="text-link" type="application/feed+json">
            {words.json}
          </Link>
        </>
      )}
    </p>
  );
}
