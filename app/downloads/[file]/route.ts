import { downloadables, downloadFile, downloadName } from '@/lib/pdf/download-file';
import type { Pdf } from '@/lib/pdf/make-pdf';
import { statementPdf, statementPdfName } from '@/lib/pdf/statement-file';

export const dynamic = 'force-static';
export const dynamicParams = false;

export function generateStaticParams() {
  return [...downloadables().map(downloadName), statementPdfName].map((file) => ({ file }));
}

/** The PDF of a brief or a report, and the capability statement. */
export async function GET(_request: Request, { params }: { params: Promise<{ file: string }> }) {
  const { file } = await params;
  if (file === statementPdfName) return pdfResponse(await statementPdf());
  const piece = downloadables().find((candidate) => downloadName(candidate) === file);
  if (!piece) return new Response('No such document', { status: 404 });
  return pdfResponse(await downloadFile(piece));
}

function pdfResponse({ bytes }: Pdf): Response {
  return new Response(new Uint8Array(bytes), { headers: { 'Content-Type': 'application/pdf' } });
}
