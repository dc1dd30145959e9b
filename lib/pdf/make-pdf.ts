import { firm } from '@/lib/firm';
import { interpolate } from '@/lib/format/interpolate';
import { labels } from '@/lib/labels';
import { language } from '@/lib/languages';
import type { Heading } from '@/lib/markdown/headings';
import { pageUrl } from '@/lib/site-origin';
import { textBlocks } from './blocks/text';
import { type PageLayout, paginate } from './flow';
import type { InlineOptions } from './inline';
import { bottom, top } from './measures';
import { openHere } from './metadata';
import { Outline } from './outline';
import { briefOpening } from './pages/brief-opening';
import { closingBlock, sourcesBlock } from './pages/closing';
import { contentsPage } from './pages/contents';
import { reportCover } from './pages/report-cover';
import { runningWords } from './pages/running';
import { PdfCanvas } from './pdf-canvas';
import type { PdfSource } from './pdf-source';

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
export async function makePdf(source: PdfSource): Promise<Pdf> {
  const { piece, document } = source;
  const isReport = piece.kind === 'report';
  const canvas = new PdfCanvas({
    title: piece.title,
    author: firm.name,
    subject: piece.excerpt,
    keywords: piece.tags.join(', '),
    date: piece.updated ?? piece.date,
    lang: language.locale,
  });
  const places = new Map<string, number>();
  const headings = headingsOf(source);

  canvas.addPage();
  openHere(canvas.doc);
  if (isReport) reportCover(canvas, source);
  else briefOpening(canvas, source);

  const items = [
    ...(isReport
      ? contentsPage(
          canvas,
          source,
          headings.filter(({ id }) => !frontPlaces.includes(id)),
          (place) => places.get(place) ?? 0,
        )
      : []),
    ...onNewPage(textBlocks(canvas, document, inline)),
    ...sourcesBlock(canvas, document, inline),
    ...closingBlock(canvas, source),
  ];
  const layouts = paginate(items, { top, bottom });
  layouts.forEach((layout, index) => {
    for (const { item } of layout) if (item.place) places.set(item.place, index + 2);
  });
  const outline = new Outline(canvas, headings);
  layouts.forEach((layout, index) => {
    canvas.addPage();
    runningWords(canvas, piece.title, index + 2);
    drawPage(canvas, layout, outline);
  });
  return { bytes: await canvas.end(), pages: layouts.length + 1 };
}

const frontPlaces = ['pdf-points', 'pdf-contents'];

function drawPage(canvas: PdfCanvas, layout: PageLayout, outline: Outline): void {
  for (const { item, y } of layout) {
    if (item.place) {
      canvas.doc.addNamedDestination(item.place, 'XYZ', 0, y - 24, null);
      outline.mark(item.place, y);
    }
    item.draw(y);
  }
}

function onNewPage([first, ...rest]: ReturnType<typeof textBlocks>) {
  return first ? [{ ...first, newPage: true }, ...rest] : [];
}

/** Every heading of the document, in order: those of the text and those that the document adds. */
function headingsOf({ piece, points, document }: PdfSource): Heading[] {
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
