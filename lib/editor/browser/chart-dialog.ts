import { checkChart, schema } from '@/lib/chart/chart';
import type { Source } from '@/lib/content/types/source';
import { type ChartValues, chartCells, chartRows, chartText } from '../chart-text';
import { workLine } from '../cited-works';
import { fieldsOf } from '../fields';
import { jsonSchemaOf } from '../json-schema';
import { type FormField, formField, labelled, markRequired, tellAtFields } from './form-field';
import { grid } from './grid';
import { insertDialog } from './insert-dialog';

const GRID = 'rows';
/** What the grid says: its first cell, the rest of its header, and all below. */
const IN_GRID = ['category', 'series', GRID];
/** The loader takes 24 rows of four figures; those beyond are for it to refuse. */
const MOST = { rows: 40, columns: 8 };

/**
 * @param sources of the piece
 * @param there a chart that is to be changed
 * @returns a chart as a text holds it; nothing where somebody left the dialog
 */
export function askForChart(
  sources: readonly Source[],
  there?: ChartValues,
): Promise<string | undefined> {
  const { body, ask, tell } = there
    ? insertDialog('Change the chart', 'Change')
    : insertDialog('Insert a chart');
  const figures = grid(
    'Figures',
    'The first row holds the category and the name of each series; every row below, its own name and its figures. Copy cells in a spreadsheet and paste them into the first field. An empty place is a figure that is not known.',
    { rows: 4, columns: 2 },
    MOST,
  );
  const fields = new Map<string, Pick<FormField, 'element' | 'tell'> & Partial<FormField>>();
  // What the schema learns tomorrow stands in the form tomorrow.
  const context = { references: { insight: [], page: [] }, translated: false };
  for (const field of fieldsOf(jsonSchemaOf(schema), context)) {
    if (field.name === 'source') fields.set(field.name, sourceChoice(sources));
    else if (field.name === GRID) fields.set(field.name, figures);
    else if (!IN_GRID.includes(field.name)) fields.set(field.name, formField(field));
    if (field.required) markRequired(fields.get(field.name)?.element);
  }
  body.append(...[...fields.values()].map(({ element }) => element));
  if (there) {
    figures.fill(chartCells(there));
    for (const [name, field] of fields) field.show?.(there[name]);
  }
  return ask(() => {
    const { category, ...table } = chartRows(figures.cells());
    const values = Object.fromEntries(
      [...Object.keys(schema.shape)].flatMap((name) => {
        const said = { ...table, category: category || undefined };
        const value = name in said ? Reflect.get(said, name) : fields.get(name)?.value?.();
        return value === undefined ? [] : [[name, value]];
      }),
    );
    const checked = checkChart(values);
    const mistakes = 'errors' in checked ? checked.errors : [];
    const isEmpty = figures
      .cells()
      .flat()
      .every((cell) => cell.trim() === '');
    tellAtFields(isEmpty ? withoutFigures(mistakes) : mistakes, fields, tell, {
      as: GRID,
      names: IN_GRID,
    });
    return 'errors' in checked ? undefined : chartText(values);
  });
}

/** An empty grid is one mistake, and not one for each of the fields that it stands for. */
const withoutFigures = (mistakes: readonly string[]) => [
  ...mistakes.filter((mistake) => !IN_GRID.some((name) => mistake.startsWith(name))),
  `${GRID}: found nothing, expected the names of the columns in the first row, and at least two rows below it`,
];

function sourceChoice(sources: readonly Source[]): FormField {
  const list = document.createElement('div');
  list.className = 'works';
  const boxes: HTMLInputElement[] = [];
  const offer = (id: string, line: string) => {
    const box = document.createElement('input');
    box.type = 'checkbox';
    box.value = id;
    const label = document.createElement('label');
    label.append(box, ` ${line}`);
    list.append(label);
    boxes.push(box);
  };
  for (const source of sources) offer(source.id, workLine(source));
  const hint =
    sources.length > 0
      ? 'Where the figures stand: sources of this piece.'
      : 'This piece has no sources yet: cite the work with Citation first.';
  return {
    ...labelled('Source', list, hint),
    value: () => boxes.filter(({ checked }) => checked).map(({ value }) => value),
    show: (ids) => {
      const shown = Array.isArray(ids) ? ids.map(String) : [];
      // One that the piece has lost stays to be seen, and to be taken away.
      for (const id of shown) if (!boxes.some(({ value }) => value === id)) offer(id, id);
      for (const box of boxes) box.checked = shown.includes(box.value);
    },
  };
}
