// biome-ignore-all lint/a11y/noRedundantRoles: on a phone the parts are set as blocks, which takes their roles away
// biome-ignore-all lint/a11y/useSemanticElements: the same
import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './ruled-table.module.css';
import tableStyles from './table.module.css';

export type Column = {
  label: string;
  /** Set to the right, in figures of one width. */
  isFigure?: boolean;
};

export type Row = {
  key: string;
  /** One for each column; the first names the row. */
  cells: readonly ReactNode[];
  /** A sum, under a stronger rule. */
  isSum?: boolean;
};

export type RowGroup = { title?: string; rows: readonly Row[] };

export type RuledTableProps = {
  /** What the table holds, for those who come upon it without the heading above it. */
  caption: string;
  columns: readonly Column[];
  groups: readonly RowGroup[];
  className?: string | undefined;
};

/**
 * A table on rules, as those of the texts: on a phone each row becomes an entry, and the roles keep it
 * a table (components/ui/table.module.css).
 */
export function RuledTable({ caption, columns, groups, className }: RuledTableProps) {
  return (
    <table role="table" className={clsx(tableStyles.table, className)}>
      <caption className="sr-only">{caption}</caption>
      <thead role="rowgroup">
        <tr role="row">
          {columns.map(({ label, isFigure }) => (
            <th key={label} role="columnheader" scope="col" {...figure(isFigure)}>
              {label}
            </th>
          ))}
        </tr>
      </thead>
      {groups.map(({ title, rows }) => (
        <tbody key={title ?? caption} role="rowgroup">
          {title && (
            <tr role="row" className={styles.group}>
              <th role="rowheader" scope="rowgroup">
                {title}
              </th>
              {/* The head of a group spans no column: its cells then have two heads by scope, and need no `headers` (WCAG technique H63). */}
              <td role="cell" colSpan={columns.length - 1} />
            </tr>
          )}
          {rows.map(({ key, cells, isSum }) => (
            <tr key={key} role="row" className={isSum ? styles.sum : undefined}>
              {cells.map((cell, index) => (
                <Cell key={columns[index]?.label} column={columns[index]} isHead={index === 0}>
                  {cell}
                </Cell>
              ))}
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  );
}

type CellProps = { column: Column | undefined; isHead: boolean; children: ReactNode };

function Cell({ column, isHead, children }: CellProps) {
  if (isHead) {
    return (
      <th role="rowheader" scope="row">
        {children}
      </th>
    );
  }
  return (
    <td role="cell" data-column={column?.label} {...figure(column?.isFigure)}>
      <div>{children}</div>
    </td>
  );
}

const figure = (isFigure = false) => (isFigure ? { 'data-figure': '' } : {});
