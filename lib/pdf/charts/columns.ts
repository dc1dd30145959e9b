import { layoutBars } from '@/lib/chart/bars';
import type { Chart } from '@/lib/chart/chart';
import { baselineIn } from '../blocks/paragraph';
import { breakLines, type Line } from '../lines';
import { column } from '../measures';
import type { PdfCanvas } from '../pdf-canvas';
import type { TextStyle } from '../typography';
import { type ChartDrawing, figures, inkOf, names } from './drawing';

const TALLEST = 118;
/** Room for the figure above a column. */
const FIGURE = 15;
const GROUP_GAP = 22;
const GAP = 4;
const WIDEST = 74;

/** Columns on a horizon: figure on top, the name of the series and then that of the group below. */
export function columnChart(canvas: PdfCanvas, chart: Chart): ChartDrawing {
  const groups = layoutBars(chart);
  const isGrouped = chart.series.length > 1;
  const groupWidth = (column.width - GROUP_GAP * (groups.length - 1)) / groups.length;
  const perGroup = chart.series.length;
  const width = Math.min(WIDEST, (groupWidth - GAP * (perGroup - 1)) / perGroup);
  const set = (text: string, room: number, strong = false) =>
    breakLines([{ text, strong }], names, room, canvas.measure);
  const laid = groups.map((group) => ({
    group,
    series: group.bars.map(({ series }) => (isGrouped ? set(series, width) : [])),
    name: set(group.name, groupWidth, isGrouped),
  }));
  const seriesHeight = most(laid.flatMap(({ series }) => series)) * names.leading;
  const nameHeight = most(laid.map(({ name }) => name)) * names.leading;
  const below = 6 + seriesHeight + (isGrouped ? 3 : 0);
  const print = (lines: Line[], x: number, y: number, style: TextStyle) =>
    lines.forEach(({ pieces }, index) => {
      for (const piece of pieces) {
        canvas.text(
          piece.text,
          x + piece.x,
          baselineIn(style, y + index * style.leading),
          style,
          piece.run,
        );
      }
    });
  return {
    height: FIGURE + TALLEST + below + nameHeight,
    draw: (top) => {
      const base = top + FIGURE + TALLEST;
      laid.forEach(({ group, series, name }, index) => {
        const left = column.x + index * (groupWidth + GROUP_GAP);
        group.bars.forEach((bar, position) => {
          const x = left + position * (width + GAP);
          const height = Math.max(0.75, bar.length * TALLEST);
          canvas.doc.rect(x, base - height, width, height).fill(inkOf(canvas, bar.index));
          canvas.text(bar.label, x, base - height - 4.5, figures);
          print(series[position] ?? [], x, base + 6, names);
        });
        print(name, left, base + below, names);
      });
      canvas.doc.rect(column.x, base, column.width, 1.2).fill(canvas.colour('ink'));
    },
  };
}

function most(texts: Line[][]): number {
  return Math.max(...texts.map((lines) => lines.length));
}
