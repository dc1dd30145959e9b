import type { Metadata } from 'next';
import type { InsightSummary } from '@/lib/content/types/insight';
import type { Person } from '@/lib/content/types/person';
import { feedLinks } from '@/lib/feeds/feed-links';
import { countWords } from '@/lib/format/reading-time';
import { labels } from '@/lib/labels';
import { metaDescription } from './description';
import { article, type JsonLdNode } from './json-ld';
import { pageMetadata } from './metadata';

/** A published piece with an author: article, policy brief or report. */
export type AuthoredPiece = InsightSummary & {
  author: Person;
  updated?: string | undefined;
  body: string;
};

/** Metadata of the page of a piece. */
export function pieceMetadata({
  kind,
  path,
  title,
  description,
  date,
  updated,
}: AuthoredPiece): Metadata {
  return pageMetadata({
    path,
    title,
    description: metaDescription(description),
    type: 'article',
    published: date,
    modified: updated,
    feeds: feedLinks(kind),
  });
}

/** A piece for search engines: schema.org/Report for reports, schema.org/Article for the others. */
export function pieceNode(piece: AuthoredPiece): JsonLdNode {
  return article({
    type: piece.kind === 'report' ? 'Report' : 'Article',
    title: piece.title,
    description: piece.description,
    path: piece.path,
    published: piece.date,
    modified: piece.updated,
    author: { name: piece.author.name, path: piece.author.path },
    section: piece.category,
    ...(piece.placeholder && { status: labels.standIn.status }),
    wordCount: countWords(piece.body),
  });
}
