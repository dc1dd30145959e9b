import { cachedFile } from '@/lib/build-cache';
import { cardPng } from '@/lib/open-graph/card-png';
import { openGraphCardsByFile } from '@/lib/open-graph/cards';

export const dynamic = 'force-static';
export const dynamicParams = false;

export function generateStaticParams() {
  return [...openGraphCardsByFile().keys()].map((file) => ({ file }));
}

/** The picture that is shown where a page is shared. */
export async function GET(_request: Request, { params }: { params: Promise<{ file: string }> }) {
  const { file } = await params;
  const card = openGraphCardsByFile().get(file);
  if (!card) return new Response('No such picture', { status: 404 });
  const png = await cachedFile('og', file, () => cardPng(card));
  return new Response(new Uint8Array(png), { headers: { 'Content-Type': 'image/png' } });
}
