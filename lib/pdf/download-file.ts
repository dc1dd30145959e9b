import { drawShapes, type PictureSpec } from '@/lib/art/drawing';
import { titleCloth } from '@/lib/art/pictures/cloth';
import { insightPicture } from '@/lib/art/pictures/insight';
import { reportsPage } from '@/lib/content/pages/reports';
import { evidenceHeading, extractClaims } from '@/lib/content/relations/brief-claims';
import { type PolicyBrief, policyBriefs } from '@/lib/content/types/policy-brief';
import { type Report, reports } from '@/lib/content/types/report';
import { readMarkdown } from '@/lib/markdown/document';
import { isAtHome } from '@/lib/other-languages';
import type { Art } from '@/lib/pdf/art';
import { makePdf, type Pdf } from '@/lib/pdf/make-pdf';
import { madePdf, pdfFacts } from './made-pdfs';

/** A piece that is also offered as a PDF. */
export type Downloadable = PolicyBrief | Report;

/** Every piece with a PDF in the language of this build. */
export function downloadables(): Downloadable[] {
  return [...policyBriefs(), ...reports()].filter(isAtHome);
}

/** Name of a piece's file below `/downloads`. */
export function downloadName({ slug }: Downloadable): string {
  return `${slug}.pdf`;
}

/** The PDF of a piece. */
export function downloadFile(piece: Downloadable): Promise<Pdf> {
  return madePdf(downloadName(piece), () => make(piece));
}

/** Its pages and kilobytes. */
export const downloadFacts = (piece: Downloadable) =>
  pdfFacts(downloadName(piece), () => make(piece));

function make(piece: Downloadable): Promise<Pdf> {
  const document = readMarkdown(piece.body, piece);
  const isReport = piece.kind === 'report';
  const points =
    'summary' in piece
      ? { title: reportsPage().detail.summary, items: piece.summary }
      : { title: evidenceHeading(piece.textLanguage), items: extractClaims(document, piece) };
  return makePdf({
    piece,
    document,
    points,
    art: artOf(insightPicture(piece, isReport ? 'tall' : 'wide')),
    cloth: artOf(titleCloth(piece.title, 'spine')),
  });
}

function artOf(spec: PictureSpec): Art {
  return { shapes: drawShapes(spec), width: spec.width, height: spec.height };
}
