import clsx from 'clsx';
import { Fragment } from 'react';
import { layoutBars } from '@/lib/chart/bars';
import type { Chart } from '@/lib/chart/chart';
import { percent } from '@/lib/chart/percent';
import { longestInStrokes } from '@/lib/chart/strokes';
import styles from './bar-chart.module.css';
import { inkOf } from './inks';
import { Strokes } from './strokes';

/**
 * Horizontal bars, each with its name and figure. Names are text of the page and wrap as it does;
 * only lengths are drawn, so one drawing serves every width.
 */
export function BarChart({ chart, className }: { chart: Chart; className?: string | undefined }) {
  const isGrouped = chart.series.length > 1;
  const most = longestInStrokes(chart);
  const groups = layoutBars(chart);
  const hasLongFigures = groups.some(({ bars }) => bars.some(({ label }) => label.length > 5));
  return (
    <div
      className={clsx(styles.bars, hasLongFigures && styles.longFigures, className)}
      role="img"
      aria-label={chart.alt}
    >
      {groups.map(({ name, bars }) => (
        <Fragment key={name}>
          {isGrouped && <span className={styles.group}>{name}</span>}
          {bars.map(({ series, index, length, label }) => (
            <Fragment key={series}>
              <span className={styles.name}>{isGrouped ? series : name}</span>
              <svg className={clsx(styles.bar, inkOf(index))} aria-hidden="true">
                <Strokes count={length * most} length={length} />
                <text x={percent(length)} dx="0.5em" y="50%" dominantBaseline="central">
                  {label}
                </text>
              </svg>
            </Fragment>
          ))}
        </Fragment>
      ))}
    </div>
  );
}
