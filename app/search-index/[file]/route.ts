import { searchFiles } from '@/lib/search/search-files';

export const dynamic = 'force-static';
export const dynamicParams = false;

export function generateStaticParams() {
  return [...searchFiles().keys()].map((file) => ({ file }));
}

/** What the search searches: the newest, fetched when a visitor opens it, and older parts (decision 10). */
export async function GET(_request: Request, { params }: { params: Promise<{ file: string }> }) {
  return Response.json(searchFiles().get((await params).file));
}
