import { Document, isSeq, visit } from 'yaml';
import { type Cells, trimmedCells } from './cells';

export type ChartValues = Readonly<Record<string, unknown>>;

/**
 * What a grid says of a chart: the first row has the name of the first column and those of the columns of
 * figures, each other row its name and its figures. An empty place is a figure that is not known.
 */
export function chartRows(cells: Cells): { category: string; series: string[]; rows: unknown[][] } {
  const [[category = '', ...series] = [], ...rows] = trimmedCells(cells);
  return {
    category,
    series,
    rows: rows.map(([name = '', ...rest]) => [name, ...rest.map(figure)]),
  };
}

/** 14,762 as a spreadsheet shows it, and 14762. Words stay, for the loader to refuse. */
function figure(cell: string): number | string | null {
  if (cell === '') return null;
  const plain = /^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/.test(cell) ? cell.replaceAll(',', '') : cell;
  return /^[-−]?\d+(?:\.\d+)?$/.test(plain) ? Number(plain.replace('−', '-')) : cell;
}

/** A chart as a text holds it. */
export function chartText(values: ChartValues): string {
  const document = new Document(values);
  // Lists stand on a line of their own, but for the one of rows.
  visit(document, {
    Seq: (_, list) => {
      list.flow = !list.items.some(isSeq);
    },
  });
  const yaml = document.toString({ lineWidth: 0, blockQuote: false, flowCollectionPadding: false });
  return `\`\`\`chart\n${yaml}\`\`\``;
}
