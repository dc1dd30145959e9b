import { glyphs } from '@/lib/art/glyphs';
import { glyphFile } from '@/lib/art/picture-file';
import { memoize } from '@/lib/content/engine/read';
import { searchPage } from '@/lib/content/pages/search';
import { paginateFromOldest } from '@/lib/content/relations/archive-pages';
import type { SearchDocument, SearchIndex, SearchPart } from '@/lib/search/document';
import { type SearchRecord, searchDocuments } from '@/lib/search/documents';
import { facetNames } from '@/lib/search/facet-names';
import { FIRST_SHARD, shardFile } from '@/lib/search/index-shard';
import { fileHref } from '@/lib/site-url';

/** Pieces in a part of the index; about 15 kB, compressed. */
const PART = 30;

/**
 * The files of the search by name: one with every page and the newest pieces, and one for each part of
 * older ones, so that opening the search costs the same however much has been published.
 */
export function searchFiles(): ReadonlyMap<string, SearchIndex | SearchPart> {
  return memoize('files of the search', () => {
    const documents = searchDocuments().map(coloured);
    const pieces = documents.filter(({ group }) => group === 'insights').sort(newestFirst);
    const { newest, older } = paginateFromOldest(pieces, PART);
    const others = documents.filter(({ group }) => group !== 'insights');
    const index: SearchIndex = {
      glyphs: fileHref(`/art/${glyphFile.name}`),
      synonyms: searchPage().synonyms,
      documents: [...others, ...newest],
      older: older.map(({ number, entries }) => [number, entries.length]),
      facets: facetNames(),
    };
    return new Map<string, SearchIndex | SearchPart>([
      [FIRST_SHARD, index],
      ...older.map(({ number, entries }) => [shardFile(number), { documents: entries }] as const),
    ]);
  });
}

const newestFirst = (a: SearchDocument, b: SearchDocument) =>
  (b.date ?? '').localeCompare(a.date ?? '');

function coloured(document: SearchRecord): SearchDocument {
  const { ground = glyphs[document.glyph as keyof typeof glyphs].ground } = document;
  return { ...document, ground };
}
