import type { Element as HtmlElement } from 'hast';
import { type InlineOptions, runsOf } from '../inline';
import { breakLines, type Line } from '../lines';
import type { Element, PdfCanvas } from '../pdf-canvas';
import { type TextStyle, type } from '../typography';
import { baselineIn } from './paragraph';
import type { Columns } from './table-columns';

type Cell = { lines: Line[]; style: TextStyle; isFigure: boolean; element: Element };
export type Row = { cells: Cell[]; height: number; isHead: boolean };

/** Space above and below the words of a row. */
const PADDING = 5;

export type RowOptions = {
  isHead: boolean;
  group: Element;
  columns: Columns;
  inline: InlineOptions;
};

/** Sets the words of a row in its columns. */
export function layRow(canvas: PdfCanvas, cells: readonly HtmlElement[], options: RowOptions): Row {
  const row = canvas.element('TR', options.group);
  const set = cells.map((cell, index) => layCell(canvas, cell, { ...options, row, index }));
  const heights = set.map(({ lines, style }) => lines.length * style.leading);
  return { cells: set, height: Math.max(...heights) + PADDING * 2, isHead: options.isHead };
}

function layCell(
  canvas: PdfCanvas,
  cell: HtmlElement,
  { isHead, inline, columns, row, index }: RowOptions & { row: Element; index: number },
): Cell {
  const isFigure = 'dataFigure' in cell.properties;
  const isHeader = cell.tagName === 'th';
  const style: TextStyle = isHead ? type.tableHead : { ...type.table, tabular: isFigure };
  const runs = runsOf(cell.children, inline, isHeader ? { strong: true } : {});
  const scope = isHeader ? { scope: isHead ? 'Column' : 'Row' } : {};
  const element = canvas.element(isHeader ? 'TH' : 'TD', row, scope);
  const lines = breakLines(runs, style, columns.widths[index] ?? 0, canvas.measure);
  return { lines, style, isFigure, element };
}

/** Prints a row with its rule; a copy, on a later page, is decoration. */
export function drawRow(
  canvas: PdfCanvas,
  { cells, height, isHead }: Row,
  { columns, y, isCopy }: { columns: Columns; y: number; isCopy: boolean },
): void {
  const { area, xs, widths } = columns;
  const weight = isHead ? 1.2 : 0.5;
  const rule = () =>
    canvas.doc
      .rect(area.x, y + height - weight, area.width, weight)
      .fill(canvas.colour(isHead ? 'ink' : 'line'));
  if (isCopy) rule();
  else canvas.decorate(rule);
  const most = Math.max(...cells.map(({ lines }) => lines.length));
  cells.forEach(({ lines, style, isFigure, element }, index) => {
    // The words of a head stand on its line.
    const first = isHead ? y + (most - lines.length) * style.leading : y;
    lines.forEach((line, number) => {
      const shift = isFigure ? (widths[index] ?? 0) - line.width : 0;
      const x = (xs[index] ?? 0) + shift;
      const baseline = baselineIn(style, first + PADDING + number * style.leading);
      if (!isCopy) canvas.line(line, x, baseline, style, element);
      else
        for (const piece of line.pieces) {
          canvas.text(piece.text, x + piece.x, baseline, style, piece.run);
        }
    });
  });
}
