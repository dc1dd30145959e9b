import type { FlowItem } from '../flow';
import type { Run } from '../inline';
import { column, edge } from '../measures';
import type { PdfCanvas } from '../pdf-canvas';
import { type } from '../typography';
import { paragraph, together } from './paragraph';

export type HeadingOptions = { level: 2 | 3; place: string; newPage?: boolean };

/** A section stands on the horizon over the whole width; a part of one is a bold line in the text. */
export function heading(
  canvas: PdfCanvas,
  runs: readonly Run[],
  { level, place, newPage }: HeadingOptions,
): FlowItem {
  const element = canvas.element(`H${level}`);
  if (level === 3) {
    const lines = paragraph(canvas, runs, { style: type.part, before: 16, area: column, element });
    return together(lines, { keep: true, place });
  }
  const lines = together(
    paragraph(canvas, runs, { style: type.section, before: 0, area: edge, element }),
  );
  return {
    before: 30,
    height: lines.height + 13,
    keep: true,
    isBarrier: true,
    newPage,
    place,
    draw: (y) => {
      canvas.rule(edge.x, y, edge.width, 2);
      lines.draw(y + 9);
    },
  };
}
