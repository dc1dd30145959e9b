import type { Heading } from '@/lib/markdown/headings';
import { page } from './measures';
import type { PdfCanvas } from './pdf-canvas';

/** Bookmarks of the document, nested as its headings are. */
export class Outline {
  readonly #canvas: PdfCanvas;
  readonly #headings: ReadonlyMap<string, Heading>;
  #section: PDFKit.PDFOutline | undefined;

  constructor(canvas: PdfCanvas, headings: readonly Heading[]) {
    this.#canvas = canvas;
    this.#headings = new Map(headings.map((heading) => [heading.id, heading]));
  }

  /** Adds the bookmark of a place on the page that is open, if the place is a heading. */
  mark(place: string, y: number): void {
    const heading = this.#headings.get(place);
    if (!heading) return;
    const parent = heading.level === 3 && this.#section ? this.#section : this.#canvas.doc.outline;
    // pdfkit counts `left` from the right edge of the page.
    const at = { top: Math.max(0, y - 24), left: page.width, expanded: true };
    const item = parent.addItem(heading.title, at);
    if (heading.level === 2) this.#section = item;
  }
}
