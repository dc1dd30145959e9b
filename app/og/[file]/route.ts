import { cardPng } from '@/components/open-graph/card-png';
import { cachedFile } from '@/lib/build-cache';
import { openGraphCards } from '@/lib/open-graph/cards';
import { openGraphFileName } from '@/lib/open-graph/file-name';

export const dynamic = 'force-static';
export const dynamicParams = false;

export function generateStaticParams() {
  return openGraphCards().map((card) => ({ file: openGraphFileName(card) }));
}

/** The picture that is shown where a page is shared. */
export async function GET(_request: Request, { params }: { params: Promise<{ file: string }> }) {
  const { file } = await params;
  const card = openGraphCards().find((candidate) => openGraphFileName(candidate) === file);
  if (!card) return new Response('No such picture', { status: 404 });
  const png = await cachedFile('og', file, () => cardPng(card));
  return new Response(new Uint8Array(png), { headers: { 'Content-Type': 'image/png' } });
}
