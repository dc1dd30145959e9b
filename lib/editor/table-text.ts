import { type Cells, isFigure, trimmedCells } from './cells';

/** What is wrong with a table, in words that the loader would use; nothing where it can be written. */
export function tableMistake(cells: Cells): string | undefined {
  const [header, ...rows] = trimmedCells(cells);
  if (!header || rows.length === 0)
    return `found ${header ? 'a header alone' : 'nothing'}, expected a header and at least one row`;
  const empty = header.indexOf('');
  return empty < 0
    ? undefined
    : `header: found nothing above column ${empty + 1}, expected a word for each column`;
}

/** The cells of a table that a text holds. */
export function tableCells(text: string): string[][] {
  const [header = '', , ...rows] = text.split('\n');
  return [header, ...rows].map((line) =>
    line
      .trim()
      .replace(/^\||(?<!\\)\|$/g, '')
      .split(/(?<!\\)\|/)
      .map((cell) => cell.trim().replaceAll('\\|', '|')),
  );
}

/** A table as GitHub writes it; a column of figures stands at the right. */
export function tableText(cells: Cells): string {
  const rows = trimmedCells(cells).map((row) => row.map(escaped));
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(3, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  const isRight = widths.map((_, column) => {
    const said = rows.slice(1).flatMap((row) => row[column] || []);
    return said.length > 0 && said.every(isFigure);
  });
  const line = (row: readonly string[]) =>
    `| ${row.map((cell, column) => pad(cell, widths[column] ?? 0, isRight[column])).join(' | ')} |`;
  const rule = widths.map((width, column) =>
    isRight[column] ? `${'-'.repeat(width - 1)}:` : '-'.repeat(width),
  );
  const [header = [], ...body] = rows;
  return [header, rule, ...body].map(line).join('\n');
}

/** A line between cells would end the cell. */
const escaped = (cell: string) => cell.replace(/\\?\|/g, '\\|').replace(/\s+/g, ' ');

const pad = (cell: string, width: number, atRight = false) =>
  atRight ? cell.padStart(width) : cell.padEnd(width);
