/** An entry of a feed, in any format. */
export type FeedEntry = {
  /** Permanent; never reused, never changed. */
  id: string;
  url: string;
  title: string;
  summary: string;
  /** Full text as HTML without relative addresses. */
  html: string;
  /** ISO 8601 instants. */
  published: string;
  updated: string;
  authors: readonly { name: string; url: string }[];
  /** Subjects. */
  tags: readonly string[];
};

/** A feed, in any format; entries newest first. */
export type Feed = {
  id: string;
  title: string;
  description: string;
  /** Page that lists the same pieces. */
  homeUrl: string;
  /** Address of the feed itself. */
  selfUrl: string;
  lang: string;
  publisher: { name: string; url: string; icon: string };
  rights: string;
  entries: readonly FeedEntry[];
};

/** When a feed last changed: the latest change of its entries, as ISO 8601; none for an empty feed. */
export function feedUpdated({ entries }: Feed): string | undefined {
  return entries
    .map(({ updated }) => updated)
    .sort()
    .at(-1);
}
