import clsx from 'clsx';
import type { Chart } from '@/lib/chart/chart';
import { type ChartSize, layoutLines } from '@/lib/chart/lines';
import { inkOf } from './inks';
import styles from './line-chart.module.css';

/** One size for a column of text, one for a phone; text is set in units of the drawing. */
const sizes = {
  wide: { width: 640, height: 320, names: 150, text: 15 },
  narrow: { width: 320, height: 300, names: 108, text: 14 },
} satisfies Record<string, ChartSize>;

/** A course over time. Each line is named at its end, where it has its last figure. */
export function LineChart({ chart }: { chart: Chart }) {
  return (
    <>
      <LineDrawing chart={chart} size={sizes.wide} className={styles.wide} />
      <LineDrawing chart={chart} size={sizes.narrow} className={styles.narrow} />
    </>
  );
}

type LineDrawingProps = { chart: Chart; size: ChartSize; className: string | undefined };

function LineDrawing({ chart, size, className }: LineDrawingProps) {
  const { rules, names, lines, plotWidth, baseline } = layoutLines(chart, size);
  return (
    <svg
      viewBox={`0 0 ${size.width} ${size.height}`}
      fontSize={size.text}
      className={clsx(styles.drawing, className)}
      role="img"
      aria-label={chart.alt}
    >
      {rules.map(({ y, label }, index) => (
        <path
          key={label}
          className={index === 0 ? styles.horizon : styles.rule}
          d={`M0 ${y}H${plotWidth}`}
        />
      ))}
      {names.map(({ x, label, anchor }) => (
        <text key={label} x={x} y={baseline + size.text * 1.4} textAnchor={anchor}>
          {label}
        </text>
      ))}
      {lines.map(({ series, index, path, end, labelY, label }) => (
        <g key={series} className={inkOf(index)}>
          <path className={styles.line} d={path} />
          <circle className={styles.end} cx={end.x} cy={end.y} r="4.5" />
          <text className={styles.label} x={end.x + 12} y={labelY} dominantBaseline="central">
            {label}
          </text>
        </g>
      ))}
      {rules.slice(1).map(({ y, label }) => (
        <text key={label} className={styles.tick} y={y - 4}>
          {label}
        </text>
      ))}
    </svg>
  );
}
