import type { Metadata } from 'next';
import { kindFacts } from '@/lib/content/kinds';
import type { AuthoredInsight } from '@/lib/content/types/insight';
import { feedLinks } from '@/lib/feeds/feed-links';
import { countWords } from '@/lib/format/reading-time';
import { labels } from '@/lib/labels';
import { language } from '@/lib/languages';
import { otherLanguage } from '@/lib/other-languages';
import { pageUrl } from '@/lib/site-origin';
import { metaDescription } from './description';
import { type ArticleNode, article } from './json-ld';
import { pageMetadata } from './metadata';

/** Metadata of the page of a piece. */
export function insightMetadata({
  kind,
  path,
  title,
  description,
  date,
  updated,
}: AuthoredInsight): Metadata {
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
export function insightNode(piece: AuthoredInsight): ArticleNode {
  const other = otherLanguage(piece.textLanguage);
  return article({
    type: kindFacts(piece.kind).schemaType === 'Report' ? 'Report' : 'Article',
    title: piece.title,
    description: piece.description,
    path: piece.path,
    published: piece.date,
    modified: piece.updated,
    author: { name: piece.author.name, path: piece.author.path },
    section: piece.categoryLabel,
    language: language.id,
    ...(piece.placeholder && { status: labels.placeholder.status }),
    // A page without the text says where that is.
    ...(other ? { basedOn: pageUrl(piece.path, other) } : { wordCount: countWords(piece.body) }),
  });
}
