import type { SearchDocument } from '@/lib/search/document';

/** A piece that the search knows, with what a test says of it. */
export const searchDocument = (
  id: string,
  given: Partial<SearchDocument> = {},
): SearchDocument => ({
  id,
  group: 'insights',
  path: `/${id}`,
  title: id,
  label: 'Article',
  excerpt: '',
  aliases: '',
  related: '',
  keywords: '',
  headings: '',
  words: '',
  ground: 'lake',
  ...given,
});
