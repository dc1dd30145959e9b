// biome-ignore-all lint/a11y/noRedundantRoles: on a phone the parts are set as blocks, which takes their roles away
import { Chevron } from '@/components/ui/icon';
import tableStyles from '@/components/ui/table.module.css';
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
      <table className={tableStyles.table} role="table" aria-label={title}>
        <thead role="rowgroup">
          <tr role="row">
            <th scope="col" role="columnheader">
              {category}
            </th>
            {series.map((name) => (
              <th key={name} scope="col" role="columnheader" data-figure="">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map(({ name, values }) => (
            <tr key={name} role="row">
              <th scope="row" role="rowheader">
                {name}
              </th>
              {series.map((column, index) => (
                <td key={column} role="cell" data-column={column} data-figure="">
                  <span>{formatFigure(values[index] ?? null, decimals)}</span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
