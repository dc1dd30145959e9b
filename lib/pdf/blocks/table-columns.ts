import type { Element as HtmlElement } from 'hast';
import { toString as textOf } from 'mdast-util-to-string';
import { type Area, column, edge } from '../measures';
import type { PdfCanvas } from '../pdf-canvas';
import { type } from '../typography';
import { columnWidths } from './column-widths';

/** Space between columns. */
const GAP = 14;

export type Columns = { area: Area; xs: number[]; widths: number[] };

/** In the column of text where it fits there unbroken, else over the whole width. */
export function placeTable(canvas: PdfCanvas, rows: HtmlElement[][]): Columns {
  const sizes = (rows[0] ?? []).map((_, index) => {
    const texts = rows.map((cells) => {
      const style = cells === rows[0] ? type.tableHead : type.table;
      const text = cells[index] ? textOf(cells[index]) : '';
      return {
        text,
        width: (part: string) => canvas.measure(part, style, { text: part, strong: index === 0 }),
      };
    });
    return {
      most: Math.max(...texts.map(({ text, width }) => width(text))),
      least: Math.max(...texts.flatMap(({ text, width }) => text.split(/[ –]/).map(width))),
    };
  });
  const gaps = GAP * (sizes.length - 1);
  const natural = sizes.reduce((sum, { most }) => sum + most, 0) + gaps;
  const area = natural <= column.width ? column : edge;
  const widths = columnWidths(sizes, area.width - gaps);
  const xs = widths.map(
    (_, index) => area.x + widths.slice(0, index).reduce((sum, width) => sum + width + GAP, 0),
  );
  return { area, widths, xs };
}
