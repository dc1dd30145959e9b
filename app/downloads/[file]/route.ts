import { downloadables, downloadFile, downloadName } from '@/components/download/download-file';

export const dynamic = 'force-static';
export const dynamicParams = false;

export function generateStaticParams() {
  return downloadables().map((piece) => ({ file: downloadName(piece) }));
}

/** The PDF of a brief or a report. */
export async function GET(_request: Request, { params }: { params: Promise<{ file: string }> }) {
  const { file } = await params;
  const piece = downloadables().find((candidate) => downloadName(candidate) === file);
  if (!piece) return new Response('No such document', { status: 404 });
  const { bytes } = await downloadFile(piece);
  return new Response(new Uint8Array(bytes), { headers: { 'Content-Type': 'application/pdf' } });
}
