import { firm } from '@/lib/firm';
import { interpolate } from '@/lib/format/interpolate';
import { labels } from '@/lib/labels';
import { language } from '@/lib/languages';
import type { Heading } from '@/lib/markdown/headings';
import { pageUrl } from '@/lib/site-origin';
import { textBlocks } from './blocks/text';
import { paginate, type Sheet } from './flow';
import type { InlineOptions } from './inline';
import { bottom, top } from './measures';
import { openHere } from './metadata';
import { Outline } from './outline';
import { briefOpening } from './pages/brief-opening';
import { closingBlock, sourcesBlock } from './pages/closing';
import { contentsPage } from './pages/contents';
import { reportCover } from './pages/report-cover';
import { runningWords } from './pages/running';
import { Paper } from './paper';
import type { PdfPiece } from './piece';

export type Pdf = { bytes: Uint8Array; pages: number };

/** A path of the site becomes an address: a document is read away from it. */
const inline: InlineOptions = {
  nameCitation: (number) => interpolate(labels.pdf.citation, { number }),
  resolve: (href) => (href.startsWith('/') ? pageUrl(href) : href),
};

/**
 * Typesets a brief or a report: a tagged PDF with bookmarks, live links and the site's own fonts. The
 * same content gives the same bytes.
 */
export async function makePdf(source: PdfPiece): Promise<Pdf> {
  const { piece, document } = source;
  const isReport = piece.kind === 'report';
  const paper = new Paper({
    title: piece.title,
    author: firm.name,
    subject: piece.excerpt,
    keywords: piece.tags.join(', '),
    date: piece.updated ?? piece.date,
    lang: language.locale,
  });
  const places = new Map<string, number>();
  const headings = headingsOf(source);

  paper.addPage();
  openHere(paper.doc);
  if (isReport) reportCover(paper, source);
  else briefOpening(paper, source);

  const strips = [
    ...(isReport
      ? contentsPage(
          paper,
          source,
          headings.filter(({ id }) => !frontPlaces.includes(id)),
          (place) => places.get(place) ?? 0,
        )
      : []),
    ...onNewPage(textBlocks(paper, document, inline)),
    ...sourcesBlock(paper, document, inline),
    ...closingBlock(paper, source),
  ];
  const sheets = paginate(strips, { top, bottom });
  sheets.forEach((sheet, index) => {
    for (const { strip } of sheet) if (strip.place) places.set(strip.place, index + 2);
  });
  const outline = new Outline(paper, headings);
  sheets.forEach((sheet, index) => {
    paper.addPage();
    runningWords(paper, piece.title, index + 2);
    drawSheet(paper, sheet, outline);
  });
  return { bytes: await paper.end(), pages: sheets.length + 1 };
}

const frontPlaces = ['pdf-points', 'pdf-contents'];

function drawSheet(paper: Paper, sheet: Sheet, outline: Outline): void {
  for (const { strip, y } of sheet) {
    if (strip.place) {
      paper.doc.addNamedDestination(strip.place, 'XYZ', 0, y - 24, null);
      outline.mark(strip.place, y);
    }
    strip.draw(y);
  }
}

function onNewPage([first, ...rest]: ReturnType<typeof textBlocks>) {
  return first ? [{ ...first, newPage: true }, ...rest] : [];
}

/** Every heading of the document, in order: those of the text and those that the document adds. */
function headingsOf({ piece, points, document }: PdfPiece): Heading[] {
  const added = (id: string, title: string): Heading => ({ id, title, level: 2 });
  return [
    ...(piece.kind === 'report'
      ? [added('pdf-points', points.title), added('pdf-contents', labels.pdf.contents)]
      : []),
    ...document.headings,
    ...(document.sources.length > 0 ? [added(document.sourcesId, labels.prose.sources)] : []),
    added('pdf-closing', labels.pdf.closing),
  ];
}
