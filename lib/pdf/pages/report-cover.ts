import { firm } from '@/lib/firm';
import { drawArt } from '../art';
import { baselineIn, paragraph, together } from '../blocks/paragraph';
import { page } from '../measures';
import type { PdfCanvas } from '../pdf-canvas';
import type { PdfSource } from '../pdf-source';
import { type } from '../typography';
import { drawMark } from './mark';

const SPINE = 48;
const LEFT = SPINE + 40;
const area = { x: LEFT, width: page.width - LEFT - 60 };
/** Height of the firm's line and the space around it, at the foot. */
const FOOT = 74;

/** A bound book: the cloth of its title as the spine, its picture, and a label with the words. */
export function reportCover(canvas: PdfCanvas, { piece, art, cloth }: PdfSource): void {
  const { title, label, categoryLabel, dateLabel } = piece;
  const heading = together(
    paragraph(canvas, [{ text: title }], {
      style: type.cover,
      before: 0,
      area,
      element: canvas.element('H1'),
    }),
  );
  const kind = together(
    paragraph(canvas, [{ text: `${label}. ${categoryLabel}. ${dateLabel}` }], {
      style: { ...type.point, face: 'strong', size: 10.5 },
      before: 0,
      area,
    }),
  );
  const labelHeight = 34 + kind.height + 10 + heading.height + FOOT;
  const top = page.height - labelHeight;
  drawArt(canvas, art, { x: SPINE, y: 0, width: page.width - SPINE, height: top });
  drawArt(canvas, cloth, { x: 0, y: 0, width: SPINE, height: page.height }, 'stretch');
  heading.draw(top + 34 + kind.height + 10);
  kind.draw(top + 34);
  canvas.rule(LEFT, page.height - FOOT + 14, area.width, 2);
  canvas.decorate(() => {
    const y = page.height - FOOT + 27;
    drawMark(canvas, LEFT, y, 16);
    canvas.text(firm.name, LEFT + 24, baselineIn(type.label, y + 3), { ...type.label, size: 10 });
  });
}
