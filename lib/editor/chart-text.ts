import { Document, isSeq, visit } from 'yaml';
import { schema } from '@/lib/chart/chart';
import { readYaml } from '@/lib/content/engine/yaml';
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

/**
 * What a chart that stands in a text says to its form.
 * @param yaml between its fences
 * @returns its values; or why it has none that the form would keep, as the end of a sentence
 */
export function chartValues(yaml: string): { values: ChartValues } | { reason: string } {
  const read = readYaml(yaml);
  if ('error' in read)
    return { reason: `line ${read.error.line} of the chart: ${read.error.sentence}` };
  const values = read.value;
  if (typeof values !== 'object' || values === null || Array.isArray(values))
    return { reason: 'found no fields, expected title, unit, rows and the others' };
  const unknown = Object.keys(values).find((name) => !(name in schema.shape));
  if (unknown)
    return { reason: `${unknown}: found a field that charts do not have, expected none such` };
  if (/(?:^|\s)#\s/m.test(yaml))
    return { reason: 'found a remark (#), which its form would lose, expected none' };
  return { values: { ...values } };
}

/** What the grid shows of a chart: the other way round than `chartRows`. */
export function chartCells({ category, series, rows }: ChartValues): string[][] {
  const cell = (value: unknown) => String(value ?? '');
  const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
  return [[category, ...list(series)], ...list(rows).map(list)].map((row) => row.map(cell));
}
