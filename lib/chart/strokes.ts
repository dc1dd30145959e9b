import type { Chart } from './chart';
import { tidy } from './scale';

/** As many as can be told apart in a column of text, and so few that a bar still reads as a count. */
const MOST = 80;
const FEWEST = 12;

/**
 * What one stroke of a bar stands for: one, where that gives a number of strokes that can be counted, or
 * else the next round number that does. The last stroke of a figure is as long as what is left of it.
 */
export function strokeUnit({ rows }: Pick<Chart, 'rows'>): number {
  const figures = figuresOf(rows);
  const longest = Math.max(0, ...figures);
  // A few whole things are counted one by one.
  if (longest <= MOST && figures.every(Number.isInteger)) return 1;
  const power = 10 ** Math.floor(Math.log10(longest));
  const steps = [1, 0.1, 0.01, 0.2, 0.5, 0.05, 0.02].map((step) => tidy(power * step));
  return [1, ...steps].find((step) => longest / step >= FEWEST && longest / step <= MOST) ?? power;
}

/** How many strokes the longest bar has: the part of it that another is as long as has that part of them. */
export const longestInStrokes = (chart: Pick<Chart, 'rows'>): number =>
  Math.max(0, ...figuresOf(chart.rows)) / strokeUnit(chart);

const figuresOf = (rows: Chart['rows']) =>
  rows.flatMap(({ values }) => values.map((value) => value ?? 0));
