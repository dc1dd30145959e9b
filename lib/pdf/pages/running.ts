import { firm } from '@/lib/firm';
import { breakLines } from '../lines';
import { column, edge, page } from '../measures';
import type { PdfCanvas } from '../pdf-canvas';
import { type } from '../typography';
import { drawMark } from './mark';

const HEAD = 50;
const FOOT = page.height - 36;

/** Head and foot of a page: the firm, the title, the number. Decoration, since each stands elsewhere. */
export function runningWords(canvas: PdfCanvas, title: string, number: number): void {
  canvas.decorate(() => {
    drawMark(canvas, edge.x, HEAD - 9.5, 12);
    canvas.text(firm.name, edge.x + 18, HEAD, type.label);
    const [line] = breakLines(
      [{ text: title }],
      { ...type.small, balance: false },
      column.width,
      canvas.measure,
    );
    const text = line?.pieces.map((piece) => piece.text).join('') ?? '';
    canvas.text(
      text.trimEnd() === title ? title : `${text.trimEnd()} …`,
      column.x,
      HEAD,
      type.small,
    );
    canvas.doc.rect(edge.x, HEAD + 9, edge.width, 0.5).fill(canvas.colour('line'));
    const label = { ...type.label, tabular: true };
    const width = canvas.measure(String(number), label);
    canvas.text(String(number), edge.x + edge.width - width, FOOT, label);
  }, 'Pagination');
}

/** Foot of a brief's first page, which has no head. */
export function runningFirm(canvas: PdfCanvas): void {
  canvas.decorate(() => {
    drawMark(canvas, edge.x, FOOT - 9.5, 12);
    canvas.text(firm.name, edge.x + 18, FOOT, type.label);
  }, 'Pagination');
}
