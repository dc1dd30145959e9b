import type { Strip } from '../flow';
import type { Run } from '../inline';
import { column, edge } from '../measures';
import type { Paper } from '../paper';
import { type } from '../typography';
import { paragraph, together } from './paragraph';

export type HeadingOptions = { level: 2 | 3; place: string; newPage?: boolean };

/** A section stands on the horizon over the whole width; a part of one is a bold line in the text. */
export function heading(
  paper: Paper,
  runs: readonly Run[],
  { level, place, newPage }: HeadingOptions,
): Strip {
  const element = paper.element(`H${level}`);
  if (level === 3) {
    const lines = paragraph(paper, runs, { style: type.part, before: 16, area: column, element });
    return together(lines, { keep: true, place });
  }
  const lines = together(
    paragraph(paper, runs, { style: type.section, before: 0, area: edge, element }),
  );
  return {
    before: 30,
    height: lines.height + 13,
    keep: true,
    stops: true,
    newPage,
    place,
    draw: (y) => {
      paper.rule(edge.x, y, edge.width, 2);
      lines.draw(y + 9);
    },
  };
}
