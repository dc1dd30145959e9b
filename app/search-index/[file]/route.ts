import { listFacets } from '@/lib/search/facet-names';
import { LIST_FACETS } from '@/lib/search/index-shard';
import { searchFiles } from '@/lib/search/search-files';

export const dynamic = 'force-static';
export const dynamicParams = false;

export function generateStaticParams() {
  return [...searchFiles().keys(), LIST_FACETS].map((file) => ({ file }));
}

/**
 * What the search searches: the newest, fetched when a visitor opens it, and older parts (decision 10). And
 * what the list of all insights is narrowed by (decision 14).
 */
export async function GET(_request: Request, { params }: { params: Promise<{ file: string }> }) {
  const { file } = await params;
  return Response.json(file === LIST_FACETS ? listFacets() : searchFiles().get(file));
}
