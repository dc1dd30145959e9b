import { type BarGroup, layoutBars } from '@/lib/chart/bars';
import type { Chart } from '@/lib/chart/chart';
import { baselineIn } from '../blocks/paragraph';
import { breakLines } from '../lines';
import { column, side } from '../measures';
import type { PdfCanvas } from '../pdf-canvas';
import { type ChartDrawing, figures, inkOf, names } from './drawing';

const BAR = 13;
const BETWEEN = 3;
const GROUP_GAP = 11;
/** Space between the end of a bar, its figure and the name of its series. */
const GAP = 5;

/** Horizontal bars: names in the label column, lengths in the column of text, figures at their ends. */
export function barChart(canvas: PdfCanvas, chart: Chart): ChartDrawing {
  const groups = layoutBars(chart);
  const isGrouped = chart.series.length > 1;
  const labelWidth = (bar: BarGroup['bars'][number]) =>
    canvas.measure(bar.label, figures) + (isGrouped ? GAP + canvas.measure(bar.series, names) : 0);
  const bars = groups.flatMap((group) => group.bars);
  /** Length of the longest bar, so that no label passes the end of the column. */
  const longest = Math.min(
    ...bars.map((bar) =>
      bar.length > 0 ? (column.width - GAP - labelWidth(bar)) / bar.length : column.width,
    ),
  );
  const rows = groups.map((group) => {
    const lines = breakLines(
      [{ text: group.name, strong: isGrouped }],
      names,
      side.width,
      canvas.measure,
    );
    const drawn = group.bars.length * BAR + (group.bars.length - 1) * BETWEEN;
    return { group, lines, drawn, height: Math.max(drawn, lines.length * names.leading) };
  });
  const gap = isGrouped ? GROUP_GAP : BETWEEN + 3;
  return {
    height: rows.reduce((sum, { height }) => sum + height + gap, 0) - gap,
    draw: (top) => {
      let y = top;
      for (const { group, lines, drawn, height } of rows) {
        const isMiddle = group.bars.length === 1;
        const words = isMiddle ? y + (height - lines.length * names.leading) / 2 : y;
        lines.forEach(({ pieces }, index) => {
          for (const { text, x, run } of pieces) {
            canvas.text(
              text,
              side.x + x,
              baselineIn(names, words + index * names.leading + 0.4),
              names,
              run,
            );
          }
        });
        group.bars.forEach(({ length, label, series, index }, position) => {
          const barY = y + (isMiddle ? (height - drawn) / 2 : 0) + position * (BAR + BETWEEN);
          const end = column.x + length * longest;
          canvas.doc
            .rect(column.x, barY, Math.max(0.75, length * longest), BAR)
            .fill(inkOf(canvas, index));
          const baseline = baselineIn(figures, barY + (BAR - figures.leading) / 2);
          canvas.text(label, end + GAP, baseline, figures);
          if (isGrouped)
            canvas.text(series, end + GAP * 2 + canvas.measure(label, figures), baseline, names);
        });
        y += height + gap;
      }
    },
  };
}
