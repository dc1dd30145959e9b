import clsx from 'clsx';
import { layoutBars } from '@/lib/chart/bars';
import type { Chart } from '@/lib/chart/chart';
import { percent } from '@/lib/chart/percent';
import { longestInStrokes } from '@/lib/chart/strokes';
import { BarChart } from './bar-chart';
import styles from './column-chart.module.css';
import { inkOf } from './inks';
import { RisingStrokes } from './strokes';

/** Part of the height that the tallest column takes; the rest is for its figure. */
const TALLEST = 86;

/** Columns that stand on a horizon; in a narrow column of text the same chart runs downwards as bars. */
export function ColumnChart({ chart }: { chart: Chart }) {
  const isGrouped = chart.series.length > 1;
  const most = longestInStrokes(chart);
  return (
    <>
      <div
        className={clsx(styles.columns, isGrouped && styles.grouped)}
        role="img"
        aria-label={chart.alt}
      >
        {layoutBars(chart).map(({ name, bars }) => (
          <div key={name} className={styles.group}>
            <div className={styles.stand}>
              {bars.map(({ series, index, length, label }) => {
                const top = percent(1 - (length * TALLEST) / 100);
                return (
                  <svg
                    key={series}
                    className={clsx(styles.column, inkOf(index))}
                    aria-hidden="true"
                  >
                    <RisingStrokes count={length * most} length={(length * TALLEST) / 100} />
                    <text y={top} dy="-0.5em">
                      {label}
                    </text>
                  </svg>
                );
              })}
            </div>
            {isGrouped && (
              <div className={styles.series}>
                {bars.map(({ series }) => (
                  <span key={series}>{series}</span>
                ))}
              </div>
            )}
            <span className={styles.name}>{name}</span>
          </div>
        ))}
      </div>
      <BarChart chart={chart} className={styles.narrow} />
    </>
  );
}
