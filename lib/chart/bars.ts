import type { Chart } from './chart';
import { formatFigure } from './figures';

export type Bar = {
  series: string;
  /** Position of its series, which decides the ink. */
  index: number;
  /** Share of the longest bar, 0 to 1. */
  length: number;
  /** The figure as drawn: whole where others of the chart are in thousands; the table has it exactly. */
  label: string;
};
export type BarGroup = { name: string; bars: Bar[] };

/**
 * Lengths of the bars (or heights of the columns) of a chart, group by group. The longest is 1: every
 * bar carries its figure, so no axis is drawn and none has to end at a round number.
 */
export function layoutBars({ rows, series, decimals }: Chart): BarGroup[] {
  const longest = Math.max(...rows.flatMap(({ values }) => values.map((value) => value ?? 0)));
  return rows.map(({ name, values }) => ({
    name,
    bars: values.map((value, index) => ({
      series: series[index] ?? '',
      index,
      length: longest === 0 ? 0 : (value ?? 0) / longest,
      label:
        longest < 1000 || value === null
          ? formatFigure(value, decimals)
          : formatFigure(Math.round(value)),
    })),
  }));
}
