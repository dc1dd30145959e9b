import { z } from 'zod';
import { checkValues } from '@/lib/content/engine/check-values';
import { ContentError } from '@/lib/content/engine/content-error';
import { readYaml } from '@/lib/content/engine/yaml';

const name = z.custom<string>(
  (value) => typeof value === 'string' && value.length > 0 && value.length <= 60,
  {
    error: ({ input }) =>
      `text of ${input === '' ? '1 to' : 'at most'} 60 characters${typeof input === 'number' ? '; a year stands in quotes: "2020"' : ''}`,
  },
);
/** Marks begin at zero, so that lengths can be compared. `null` is a figure that is not known. */
const figure = z
  .number({
    error: ({ input }) =>
      typeof input === 'string' ? 'a number alone, such as 45 or 12.5' : undefined,
  })
  .nonnegative('a number of zero or more')
  .nullable();

/** A billion shillings and more: budgets are drawn, too. */
const LARGEST_FIGURE = 1e13;

/** A chart as an editor writes it: YAML in a fenced block of the language `chart`. */
export const schema = z
  .strictObject({
    type: z
      .enum(['bars', 'columns', 'lines'])
      .describe(
        'Bars: named things compared; columns: a few years side by side; lines: a course over time.',
      ),
    title: z.string().min(5).max(90),
    unit: z.string().min(2).max(120).describe('What the figures count.'),
    alt: z
      .string()
      .min(20)
      .max(300)
      .describe('What the chart shows, for people who cannot see it.'),
    source: z.array(z.string()).min(1).describe('Ids of works among the sources of the piece.'),
    category: z.string().min(2).describe('Name of the first column of the data table.'),
    series: z.array(name).min(1).max(4).describe('Names of the columns of figures.'),
    rows: z
      .array(z.tuple([name], figure))
      .min(2)
      .max(24)
      .describe('Each row: its name, then one figure for each series.'),
    decimals: z
      .int()
      .min(1)
      .max(3)
      .optional()
      .describe('Decimals of every figure, where the source ends one in a nought: 10.40.'),
    note: z.string().min(5).optional().describe('What is left out, or how it was measured.'),
  })
  .superRefine(({ series, rows }, context) => {
    rows.forEach((row, index) => {
      if (row.length === series.length + 1) return;
      context.addIssue({
        code: 'custom',
        path: ['rows', index],
        message: `a name and ${series.length} ${series.length === 1 ? 'figure' : 'figures'}, one for each series`,
      });
    });
    const names = rows.map(([first]) => first);
    names.forEach((candidate, index) => {
      if (names.indexOf(candidate) === index) return;
      context.addIssue({ code: 'custom', path: ['rows', index, 0], message: 'a name used once' });
    });
  });

export type ChartType = z.output<typeof schema>['type'];

/** A chart ready to be laid out. */
export type Chart = {
  type: ChartType;
  title: string;
  unit: string;
  alt: string;
  sources: string[];
  category: string;
  series: string[];
  rows: { name: string; values: (number | null)[] }[];
  decimals?: number | undefined;
  note?: string | undefined;
};

/** The values of a chart, or a sentence for each mistake in them, which begins with its field. */
export const checkChart = (values: unknown) => checkValues(values, schema, LARGEST_FIGURE);

/**
 * Reads a chart.
 * @param place file and number of the chart in it, for messages
 * @throws ContentError naming file, chart, field, what was found and what was expected
 */
export function parseChart(yaml: string, place: { file: string; number: number }): Chart {
  const fail = (errors: string[]) =>
    new ContentError(
      place.file,
      errors.map((error) => `chart ${place.number}, ${error}`),
    );
  const read = readYaml(yaml);
  if ('error' in read) throw fail([`line ${read.error.line}: ${read.error.sentence}`]);
  const checked = checkChart(read.value);
  if ('errors' in checked) throw fail(checked.errors);
  const { source, rows, ...chart } = checked.data;
  return {
    ...chart,
    sources: source,
    rows: rows.map(([first, ...values]) => ({ name: first, values })),
  };
}
