import type { Paper } from '../paper';

/** The mark of components/site/logo.tsx, on a square of 32 units. */
const MARK =
  'M0 3h32v3.5H0zM2.5 9h4.5v5.5a9 9 0 0 0 18 0V9h4.5v5.5a13.5 13.5 0 0 1-27 0zM10.5 9h11v5.5a5.5 5.5 0 0 1-11 0z';

/** Draws the firm's mark; the caller says whether it is decoration. */
export function drawMark(paper: Paper, x: number, y: number, size: number, colour = 'ink'): void {
  const { doc } = paper;
  doc
    .save()
    .translate(x, y)
    .scale(size / 32);
  doc.path(MARK).fill(paper.colour(colour));
  doc.restore();
}
