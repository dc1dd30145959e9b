import { mark } from '@/lib/firm';
import type { PdfCanvas } from '../pdf-canvas';

/** Draws the firm's mark; the caller says whether it is decoration. */
export function drawMark(
  canvas: PdfCanvas,
  x: number,
  y: number,
  size: number,
  colour = 'ink',
): void {
  const { doc } = canvas;
  doc
    .save()
    .translate(x, y)
    .scale(size / 32);
  doc.path(mark.large).fill(canvas.colour(colour));
  doc.restore();
}
