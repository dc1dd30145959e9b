import { Chevron } from '@/components/ui/icon';
import { ScrolledTable } from '@/components/ui/scrolled-table';
import type { Chart } from '@/lib/chart/chart';
import { formatFigure } from '@/lib/chart/figures';
import { labels } from '@/lib/labels';
import styles from './chart-figure.module.css';

/** The figures of a chart as a table, folded away below the drawing. */
export function ChartTable({
  chart: { title, category, series, rows, decimals },
}: {
  chart: Chart;
}) {
  return (
    <details className={styles.table}>
      <summary>
        {labels.chart.table}
        <Chevron className={styles.chevron} />
      </summary>
      <ScrolledTable aria-label={title}>
        <thead>
          <tr>
            <th scope="col">{category}</th>
            {series.map((name) => (
              <th key={name} scope="col" data-figure="">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, values }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {series.map((column, index) => (
                <td key={column} data-figure="">
                  {formatFigure(values[index] ?? null, decimals)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </ScrolledTable>
    </details>
  );
}
