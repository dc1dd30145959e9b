import { glyphs } from '@/components/art/glyphs';
import { glyphFile } from '@/components/art/picture-file';
import type { SearchIndex } from '@/lib/search/document';
import { searchDocuments } from '@/lib/search/documents';
import { siteHref } from '@/lib/site-url';

export const dynamic = 'force-static';

/** What the search searches, fetched when a visitor opens it (decision 10). */
export function GET() {
  const index: SearchIndex = {
    glyphs: siteHref(`/art/${glyphFile.name}`),
    documents: searchDocuments().map((document) => ({
      ...document,
      ground: document.ground ?? glyphs[document.glyph as keyof typeof glyphs].ground,
    })),
  };
  return Response.json(index);
}
