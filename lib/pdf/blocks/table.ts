import type { Element as HtmlElement } from 'hast';
import { elementsIn } from '@/lib/markdown/tables';
import { textOf } from '@/lib/markdown/tree';
import type { Strip } from '../flow';
import { type InlineOptions, runsOf } from '../inline';
import { breakLines, type Line } from '../lines';
import { column, edge } from '../measures';
import type { Element, Paper } from '../paper';
import { type TextStyle, type } from '../type';
import { columnWidths } from './column-widths';
import { baselineIn } from './paragraph';

type Cell = { lines: Line[]; style: TextStyle; isFigure: boolean; element: Element };
type Row = { cells: Cell[]; height: number; isHead: boolean };

/** Space between columns, and above and below the words of a row. */
const GAP = 14;
const PADDING = 5;
/** A table of at most this height is not divided. */
const SHORT = 380;

/** A table on rules. One that goes on over the page repeats its head there, as decoration. */
export function table(paper: Paper, source: HtmlElement, inline: InlineOptions): Strip[] {
  const element = paper.element('Table');
  const rows = elementsIn(source).flatMap((group) =>
    elementsIn(group).map((row) => ({ cells: elementsIn(row), isHead: group.tagName === 'thead' })),
  );
  const { area, widths } = placeTable(
    paper,
    rows.map(({ cells }) => cells),
  );
  const groups = new Map<boolean, Element>();
  const laid = rows.map(({ cells, isHead }): Row => {
    const group = groups.get(isHead) ?? paper.element(isHead ? 'THead' : 'TBody', element);
    groups.set(isHead, group);
    const row = paper.element('TR', group);
    const set = cells.map((cell, index) =>
      layCell(paper, cell, { isHead, row, width: widths[index] ?? 0, inline }),
    );
    const height =
      Math.max(...set.map(({ lines, style }) => lines.length * style.leading)) + PADDING * 2;
    return { cells: set, height, isHead };
  });
  const xs = widths.map(
    (_, index) => area.x + widths.slice(0, index).reduce((sum, width) => sum + width + GAP, 0),
  );
  const total = laid.reduce((sum, { height }) => sum + height, 0);
  const head = laid.find(({ isHead }) => isHead);
  const repeat: Strip | undefined = head && {
    before: 0,
    height: head.height,
    draw: (y) => paper.decorate(() => drawRow(paper, head, { xs, widths, y, area, isCopy: true })),
  };
  return laid.map(
    (row, index): Strip => ({
      before: index === 0 ? 14 : 0,
      height: row.height + (index === laid.length - 1 ? 8 : 0),
      keep: index < laid.length - 1 && (total <= SHORT || index === 0 || index === laid.length - 2),
      floats: index === 0 && total <= SHORT,
      repeat: row.isHead ? undefined : repeat,
      draw: (y) => drawRow(paper, row, { xs, widths, y, area, isCopy: false }),
    }),
  );
}

/** In the column of text where it fits there unbroken, else over the whole width. */
function placeTable(paper: Paper, rows: HtmlElement[][]) {
  const sizes = (rows[0] ?? []).map((_, index) => {
    const texts = rows.map((cells) => ({
      text: cells[index] ? textOf(cells[index]) : '',
      isHead: cells === rows[0],
    }));
    const width = (text: string, isHead: boolean) =>
      paper.measure(text, isHead ? type.tableHead : type.table);
    return {
      most: Math.max(...texts.map(({ text, isHead }) => width(text, isHead || index === 0))),
      least: Math.max(
        ...texts.flatMap(({ text, isHead }) =>
          text.split(/[ –]/).map((word) => width(word, isHead || index === 0)),
        ),
      ),
    };
  });
  const gaps = GAP * (sizes.length - 1);
  const natural = sizes.reduce((sum, { most }) => sum + most, 0) + gaps;
  const area = natural <= column.width ? column : edge;
  return { area, widths: columnWidths(sizes, area.width - gaps) };
}

function layCell(
  paper: Paper,
  cell: HtmlElement,
  {
    isHead,
    row,
    width,
    inline,
  }: { isHead: boolean; row: Element; width: number; inline: InlineOptions },
): Cell {
  const isFigure = 'dataFigure' in cell.properties;
  const isHeader = cell.tagName === 'th';
  const style: TextStyle = isHead ? { ...type.tableHead } : { ...type.table, tabular: isFigure };
  const runs = runsOf(cell.children, inline, isHeader ? { strong: true } : {});
  const element = paper.element(
    isHeader ? 'TH' : 'TD',
    row,
    isHeader ? { scope: isHead ? 'Column' : 'Row' } : {},
  );
  return { lines: breakLines(runs, style, width, paper.measure), style, isFigure, element };
}

type Place = {
  xs: number[];
  widths: number[];
  y: number;
  area: { x: number; width: number };
  isCopy: boolean;
};

function drawRow(
  paper: Paper,
  { cells, height, isHead }: Row,
  { xs, widths, y, area, isCopy }: Place,
): void {
  const rule = () =>
    paper.doc.rect(
      area.x,
      isHead ? y + height - 1.2 : y + height - 0.5,
      area.width,
      isHead ? 1.2 : 0.5,
    );
  const ink = paper.colour(isHead ? 'ink' : 'line');
  if (isCopy) rule().fill(ink);
  else paper.decorate(() => rule().fill(ink));
  cells.forEach(({ lines, style, isFigure, element }, index) => {
    const height = lines.length * style.leading;
    // The words of a head stand on its line.
    const first = isHead
      ? y +
        (cells.reduce((most, cell) => Math.max(most, cell.lines.length), 0) - lines.length) *
          style.leading
      : y;
    lines.forEach((line, row) => {
      const shift = isFigure ? (widths[index] ?? 0) - line.width : 0;
      const x = (xs[index] ?? 0) + shift;
      const baseline = baselineIn(style, first + PADDING + row * style.leading);
      if (isCopy)
        for (const piece of line.pieces)
          paper.text(piece.text, x + piece.x, baseline, style, piece.run);
      else paper.line(line, x, baseline, style, element);
    });
    if (height === 0 && !isCopy) element.end();
  });
}
