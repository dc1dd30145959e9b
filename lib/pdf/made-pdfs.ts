import { fileKilobytes } from '@/lib/format/weight-place.mjs';
import type { Pdf } from './make-pdf';

const made = new Map<string, Promise<Pdf>>();

/**
 * The PDF of a name, made once a build process, afresh in development.
 * @param name of its file
 */
export function madePdf(name: string, make: () => Promise<Pdf>): Promise<Pdf> {
  const known = process.env.NODE_ENV === 'production' ? made.get(name) : undefined;
  if (known) return known;
  const pdf = make();
  made.set(name, pdf);
  pdf.catch(() => made.delete(name));
  return pdf;
}

/**
 * How long a PDF is, and what it weighs in kilobytes. In development as it was last made: the page that follows a
 * save would wait a second for a report to be typeset.
 */
export async function pdfFacts(name: string, make: () => Promise<Pdf>) {
  const { pages, bytes } = await (made.get(name) ?? madePdf(name, make));
  return { pages, size: fileKilobytes(bytes.length) };
}
