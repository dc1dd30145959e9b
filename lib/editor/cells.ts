/** Rows of a table, each with its cells. */
export type Cells = readonly (readonly string[])[];

/**
 * The cells of a table that was copied from a spreadsheet: a line for each row, tabs between cells. A cell
 * with a line break or a quote in it comes in quotes, and its own quotes twice.
 * @returns nothing for words that are no table
 */
export function pastedCells(text: string): string[][] | undefined {
  const cells = [...text.replace(/\r\n?/g, '\n').replace(/\n$/, '').matchAll(CELL)]
    // Behind the last cell the pattern finds the end once more.
    .filter((_, at, all) => all[at - 1]?.[3] !== '');
  const rows: string[][] = [[]];
  for (const [, quoted, plain = '', end] of cells) {
    const cell = quoted === undefined ? plain : quoted.replaceAll('""', '"');
    rows.at(-1)?.push(cell.replace(/\s+/g, ' ').trim());
    if (end === '\n') rows.push([]);
  }
  return rows.length > 1 || (rows[0]?.length ?? 0) > 1 ? rows : undefined;
}

const CELL = /(?:"((?:[^"]|"")*)"(?=\t|\n|$)|([^\t\n]*))(\t|\n|$)/g;

/** A figure as a spreadsheet and people write it: 14,762, −3.5 or 12 %. */
const FIGURE = /^[-−+]?(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?(?:\s?%)?$/;

export const isFigure = (cell: string) => FIGURE.test(cell.trim());

/** Rows and columns without those at the end that hold nothing. */
export function trimmedCells(cells: Cells): string[][] {
  const rows = cells.map((row) => row.map((cell) => cell.trim()));
  const height = rows.findLastIndex((row) => row.some(Boolean)) + 1;
  const width = Math.max(0, ...rows.map((row) => row.findLastIndex(Boolean) + 1));
  return rows
    .slice(0, height)
    .map((row) => Array.from({ length: width }, (_, column) => row[column] ?? ''));
}
