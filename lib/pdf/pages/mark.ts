import { mark } from '@/lib/firm';
import type { Paper } from '../paper';

/** Draws the firm's mark; the caller says whether it is decoration. */
export function drawMark(paper: Paper, x: number, y: number, size: number, colour = 'ink'): void {
  const { doc } = paper;
  doc
    .save()
    .translate(x, y)
    .scale(size / 32);
  doc.path(mark.large).fill(paper.colour(colour));
  doc.restore();
}
