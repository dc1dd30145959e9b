import type { Feed } from './feed';

/** A feed as a JSON Feed 1.1 document (https://www.jsonfeed.org/version/1.1/). */
export function jsonFeed(feed: Feed): string {
  return `${JSON.stringify(
    {
      version: 'https://jsonfeed.org/version/1.1',
      title: feed.title,
      description: feed.description,
      home_page_url: feed.homeUrl,
      feed_url: feed.selfUrl,
      icon: feed.publisher.icon,
      language: feed.lang,
      authors: [{ name: feed.publisher.name, url: feed.publisher.url }],
      items: feed.entries.map((entry) => ({
        id: entry.id,
        url: entry.url,
        title: entry.title,
        summary: entry.summary,
        content_html: entry.html,
        date_published: entry.published,
        date_modified: entry.updated,
        authors: entry.authors,
        tags: entry.tags,
        language: feed.lang,
      })),
    },
    null,
    2,
  )}\n`;
}
