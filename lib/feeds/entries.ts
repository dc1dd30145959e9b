import { insights } from '@/lib/content/relations/insights';
import { permanentId } from '@/lib/content/routes/permanent-id';
import type { Insight } from '@/lib/content/types/insight';
import { placeholderNote } from '@/lib/content/types/placeholder-notes';
import { FIRM_OFFSET } from '@/lib/format/firm-zone.mjs';
import { readMarkdown } from '@/lib/markdown/document';
import { otherLanguage } from '@/lib/other-languages';
import { pageUrl } from '@/lib/site-origin';
import type { FeedEntry } from './feed';
import type { FeedScope } from './feed-links';
import { fullText, textElsewhere } from './full-text';

/**
 * A feed tells what is new; readers keep what they have seen. With full texts, more would be megabytes
 * that every reader program asks for again and again.
 */
const MOST = 50;

/** The entries of a feed, newest first, at most so many: those that came out or were changed last. */
export function feedEntries(scope: FeedScope, most = MOST): FeedEntry[] {
  return insights()
    .filter(({ kind }) => scope === 'all' || kind === scope)
    .sort((a, b) => lastTouched(b).localeCompare(lastTouched(a)) || a.path.localeCompare(b.path))
    .slice(0, most)
    .sort((a, b) => b.published.localeCompare(a.published) || a.path.localeCompare(b.path))
    .map(entryOf);
}

const lastTouched = ({ published, updated }: Insight) => updated ?? published;

function entryOf(piece: Insight): FeedEntry {
  return {
    id: permanentId(piece.path),
    url: pageUrl(piece.path),
    title: piece.title,
    summary: piece.description,
    html: textOf(piece),
    published: startOfDay(piece.published),
    updated: startOfDay(lastTouched(piece)),
    authors: piece.authors.map(({ name, path }) => ({ name, url: pageUrl(path) })),
    tags: [piece.label, piece.categoryLabel],
  };
}

/** Its text, or what it says in short and the way to its text, where that is in another language. */
function textOf(piece: Insight): string {
  const other = otherLanguage(piece.textLanguage);
  const document = other ? textElsewhere(piece.path, other) : readMarkdown(piece.body, piece);
  return fullText(document, piece.path, piece.lead, placeholderNote(piece));
}

/** A date of the firm's calendar as an instant: the beginning of that day in Nairobi. */
function startOfDay(date: string): string {
  return `${date}T00:00:00${FIRM_OFFSET}`;
}
