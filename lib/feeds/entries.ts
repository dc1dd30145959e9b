import { reportsPage } from '@/lib/content/pages/reports';
import { permanentId } from '@/lib/content/routes/permanent-id';
import { articles } from '@/lib/content/types/article';
import { caseStudies } from '@/lib/content/types/case-study';
import { events } from '@/lib/content/types/event';
import type { InsightKind, InsightSummary } from '@/lib/content/types/insight';
import type { Source } from '@/lib/content/types/insight-fields';
import { newsletterIssues } from '@/lib/content/types/newsletter-issue';
import type { Person } from '@/lib/content/types/person';
import { policyBriefs } from '@/lib/content/types/policy-brief';
import { reports } from '@/lib/content/types/report';
import { standInLine } from '@/lib/content/types/stand-in';
import { labels } from '@/lib/labels';
import { readMarkdown } from '@/lib/markdown/document';
import { absoluteUrl } from '@/lib/site-url';
import type { FeedEntry } from './feed';
import type { FeedScope } from './feed-links';
import { fullText, type Opening } from './full-text';

/** What a feed needs of a piece of any kind. */
type Published = InsightSummary & {
  body: string;
  sources?: Source[];
  updated?: string | undefined;
  authors: readonly Person[];
  /** ISO date on which it came out; of an event, the day it was made known. */
  published: string;
  opening?: Opening;
};

const byAuthor = <Piece extends InsightSummary & { author: Person }>(piece: Piece) => ({
  ...piece,
  authors: [piece.author],
  published: piece.date,
});

const published: Readonly<Record<InsightKind, () => Published[]>> = {
  article: () =>
    articles().map((piece) => ({
      ...byAuthor(piece),
      opening: { title: labels.reading.inBrief, sentences: piece.brief },
    })),
  'policy-brief': () => policyBriefs().map(byAuthor),
  'case-study': () =>
    caseStudies().map((piece) => ({
      ...byAuthor(piece),
      opening: { title: labels.caseStudy.results, sentences: piece.results },
    })),
  report: () =>
    reports().map((piece) => ({
      ...byAuthor(piece),
      opening: { title: reportsPage().detail.summary, sentences: piece.summary },
    })),
  event: () =>
    events().map((event) => ({
      ...event,
      authors: event.speakers,
      published: event.announced,
      opening: {
        title: labels.event.when,
        sentences: [`${event.dayLabel}, ${event.hours}`, event.place],
      },
    })),
  newsletter: () => newsletterIssues().map(byAuthor),
};

/**
 * A feed tells what is new; readers keep what they have seen. With full texts, more would be megabytes
 * that every reader program asks for again and again.
 */
const MOST = 50;

/** The entries of a feed, newest first, at most so many: those that came out or were changed last. */
export function feedEntries(scope: FeedScope, most = MOST): FeedEntry[] {
  const kinds = scope === 'all' ? (Object.keys(published) as InsightKind[]) : [scope];
  return kinds
    .flatMap((kind) => published[kind]())
    .sort((a, b) => lastTouched(b).localeCompare(lastTouched(a)) || a.path.localeCompare(b.path))
    .slice(0, most)
    .sort((a, b) => b.published.localeCompare(a.published) || a.path.localeCompare(b.path))
    .map(entryOf);
}

const lastTouched = ({ published, updated }: Published) => updated ?? published;

function entryOf(piece: Published): FeedEntry {
  return {
    id: permanentId(piece.path),
    url: absoluteUrl(piece.path),
    title: piece.title,
    summary: piece.description,
    html: fullText(readMarkdown(piece.body, piece), piece.path, piece.opening, standInLine(piece)),
    published: startOfDay(piece.published),
    updated: startOfDay(lastTouched(piece)),
    authors: piece.authors.map(({ name, path }) => ({ name, url: absoluteUrl(path) })),
    tags: [piece.label, piece.category],
  };
}

/** A date of the firm's calendar as an instant: the beginning of that day in Nairobi. */
function startOfDay(date: string): string {
  return `${date}T00:00:00+03:00`;
}
