import type { ReactNode } from 'react';
import styles from './ruled-table.module.css';
import { ScrolledTable } from './scrolled-table';

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

export type RowGroup = {
  title?: string;
  /** What goes for all its rows, below its title. */
  note?: ReactNode;
  rows: readonly Row[];
};

export type RuledTableProps = {
  /** What the table holds, for those who come upon it without the heading above it. */
  caption: string;
  columns: readonly Column[];
  groups: readonly RowGroup[];
  /**
   * Its cells are sentences, read row by row: on a phone each row is a block, every cell below the name of
   * its column. A table whose figures are compared is scrolled instead.
   */
  stacks?: boolean;
  /** Its columns tell by their cells what they hold: their names are only spoken. */
  plain?: boolean;
  className?: string | undefined;
};

/** A table on rules, as those of the texts. */
export function RuledTable({
  caption,
  columns,
  groups,
  stacks = false,
  plain = false,
  className,
}: RuledTableProps) {
  return (
    <ScrolledTable className={className} {...(stacks && { 'data-stacks': '' })}>
      <caption className="sr-only">{caption}</caption>
      <thead className={plain ? 'sr-only' : undefined}>
        <tr>
          {columns.map(({ label, isFigure }) => (
            <th key={label} scope="col" {...figure(isFigure)}>
              {label}
            </th>
          ))}
        </tr>
      </thead>
      {groups.map(({ title, note, rows }) => (
        <tbody key={title ?? caption}>
          {title && (
            <tr className={styles.group}>
              <th scope="rowgroup">
                {title}
                {note}
              </th>
              {/* The head of a group spans no column: its cells then have two heads by scope, and need no `headers` (WCAG technique H63). */}
              <td colSpan={columns.length - 1} />
            </tr>
          )}
          {rows.map(({ key, cells, isSum }) => (
            <tr key={key} className={isSum ? styles.sum : undefined}>
              {cells.map((cell, index) => (
                <Cell
                  key={columns[index]?.label}
                  column={columns[index]}
                  isHead={index === 0}
                  isLabelled={stacks && !plain}
                >
                  {cell}
                </Cell>
              ))}
            </tr>
          ))}
        </tbody>
      ))}
    </ScrolledTable>
  );
}

type CellProps = {
  column: Column | undefined;
  isHead: boolean;
  /** On a phone the name of its column stands beside it. */
  isLabelled: boolean;
  children: ReactNode;
};

function Cell({ column, isHead, isLabelled, children }: CellProps) {
  if (isHead) return <th scope="row">{children}</th>;
  return (
    <td {...figure(column?.isFigure)} data-label={isLabelled ? column?.label : undefined}>
      {children}
    </td>
  );
}

const figure = (isFigure = false) => (isFigure ? { 'data-figure': '' } : {});
