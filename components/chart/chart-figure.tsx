import type { ReactNode } from 'react';
import type { Chart } from '@/lib/chart/chart';
import { formatFigure } from '@/lib/chart/figures';
import { strokeUnit } from '@/lib/chart/strokes';
import { interpolate } from '@/lib/format/interpolate';
import { labels } from '@/lib/labels';
import { BarChart } from './bar-chart';
import styles from './chart-figure.module.css';
import { ChartTable } from './chart-table';
import { ColumnChart } from './column-chart';
import { LineChart } from './line-chart';

export type ChartFigureProps = {
  chart: Chart;
  /** Counts the figures of the page from 1. */
  number: number;
  /** Links to the sources, as the text has them. */
  citations?: ReactNode;
};

/** What a stroke stands for, where it is not simply one. */
function strokeWords(chart: Chart): string | false {
  const unit = strokeUnit(chart);
  if (chart.type === 'lines' || unit === 1) return false;
  return `; ${interpolate(labels.chart.stroke, { count: formatFigure(unit) })}`;
}

const drawings = { bars: BarChart, columns: ColumnChart, lines: LineChart } as const;

/** A chart with its title, unit, sources and note, and the same figures as a table to unfold. */
export function ChartFigure({ chart, number, citations }: ChartFigureProps) {
  const Drawing = drawings[chart.type];
  const sourceLabel = chart.sources.length === 1 ? labels.chart.source : labels.chart.sources;
  return (
    <figure className={styles.figure}>
      <figcaption className={styles.caption}>
        <p className={styles.title}>
          <span>{interpolate(labels.chart.figure, { number })}</span> {chart.title}
        </p>
        <p className={styles.unit}>
          {chart.unit}
          {strokeWords(chart)}
        </p>
        <p className={styles.note}>
          {chart.note} {sourceLabel}: {citations}
        </p>
      </figcaption>
      <Drawing chart={chart} />
      <ChartTable chart={chart} />
    </figure>
  );
}
