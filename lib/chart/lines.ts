import type { Chart } from './chart';
import { formatFigure } from './figures';
import { scaleFor } from './scale';

/** The size that a line chart is drawn at, in units of the drawing. */
export type ChartSize = {
  width: number;
  height: number;
  /** Room at the right for the names of the lines. */
  names: number;
  /** Height of a line of text. */
  text: number;
};

export type Line = {
  series: string;
  index: number;
  /** Data of an SVG path; a figure that is not known leaves a gap. */
  path: string;
  /** Where the line ends. */
  end: { x: number; y: number };
  /** Baseline of the name beside it, moved apart from its neighbours. */
  labelY: number;
  /** Name and last figure. */
  label: string;
};

export type LineLayout = {
  /** Horizontal lines with their figures, from zero upwards. */
  rules: { y: number; label: string }[];
  /** Names along the bottom; as many as fit. */
  names: { x: number; label: string; anchor: 'start' | 'middle' | 'end' }[];
  lines: Line[];
  /** Right end of the plot. */
  plotWidth: number;
  baseline: number;
};

/** Geometry of a line chart of a size: pure numbers, for SVG and for PDF. */
export function layoutLines(chart: Chart, size: ChartSize): LineLayout {
  const { rows, series, decimals } = chart;
  const scale = scaleFor(rows.flatMap(({ values }) => values));
  const top = size.text * 1.5;
  const baseline = size.height - size.text * 1.75;
  const plotWidth = size.width - size.names;
  const places = placesOf(rows);
  const x = (index: number) => (places[index] ?? 0) * plotWidth;
  const y = (value: number) => baseline - (value / scale.max) * (baseline - top);

  const lines = series.map((name, index): Line => {
    const points = rows.map(({ values }, row) => {
      const value = values[index] ?? null;
      return value === null ? null : { x: x(row), y: y(value), value };
    });
    const last = points.findLast((point) => point !== null);
    return {
      series: name,
      index,
      path: pathThrough(points),
      end: { x: last?.x ?? 0, y: last?.y ?? baseline },
      labelY: last?.y ?? baseline,
      label: last ? `${name} ${formatFigure(last.value, decimals)}` : name,
    };
  });

  return {
    rules: scale.ticks.map((tick) => ({ y: y(tick), label: formatFigure(tick) })),
    names: bottomNames(rows, x, { plotWidth, text: size.text }),
    lines: spread(lines, size.text * 1.15),
    plotWidth,
    baseline,
  };
}

/** Where each row lies between the first (0) and the last (1): years keep their distances. */
function placesOf(rows: Chart['rows']): number[] {
  const years = rows.map(({ name }) => (/^\d{4}$/.test(name) ? Number(name) : Number.NaN));
  const marks = years.some(Number.isNaN) ? rows.map((_, index) => index) : years;
  const first = Math.min(...marks);
  const span = Math.max(...marks) - first;
  return marks.map((mark) => (mark - first) / span);
}

function pathThrough(points: ({ x: number; y: number } | null)[]): string {
  return points
    .map((point, index) => {
      if (!point) return '';
      const command = points[index - 1] ? 'L' : 'M';
      return `${command}${round(point.x)} ${round(point.y)}`;
    })
    .join('');
}

/** First and last name always, others where there is room between them. */
function bottomNames(
  rows: Chart['rows'],
  x: (index: number) => number,
  { plotWidth, text }: { plotWidth: number; text: number },
): LineLayout['names'] {
  const widest = Math.max(...rows.map(({ name }) => name.length)) * text * 0.62 + text;
  const steps = rows.length - 1;
  const every = Math.max(1, Math.ceil((steps * widest) / plotWidth));
  // Whole steps only: an uneven last gap would suggest an uneven stretch of time.
  const stride = steps % every === 0 ? every : steps;
  return rows.flatMap(({ name }, index) => {
    if (index % stride !== 0) return [];
    const anchor = index === 0 ? 'start' : index === steps ? 'end' : 'middle';
    return [{ x: x(index), label: name, anchor }] as LineLayout['names'];
  });
}

/** Moves the names of lines that end close together apart, from the top down. */
function spread(lines: Line[], distance: number): Line[] {
  const placed = new Map<Line, number>();
  let previous = Number.NEGATIVE_INFINITY;
  for (const line of [...lines].sort((a, b) => a.labelY - b.labelY)) {
    previous = Math.max(line.labelY, previous + distance);
    placed.set(line, previous);
  }
  return lines.map((line) => ({ ...line, labelY: placed.get(line) ?? line.labelY }));
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
