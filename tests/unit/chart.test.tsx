/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react';
import fc from 'fast-check';
import { Prose } from '@/components/prose/prose';
import { layoutBars } from '@/lib/chart/bars';
import { type Chart, parseChart } from '@/lib/chart/chart';
import { formatFigure } from '@/lib/chart/figures';
import { layoutLines } from '@/lib/chart/lines';
import { scaleFor } from '@/lib/chart/scale';
import { longestInStrokes, strokeUnit } from '@/lib/chart/strokes';
import type { Source } from '@/lib/content/types/source';
import { readMarkdown } from '@/lib/markdown/document';
import { splitAtHeadings } from '@/lib/markdown/sections';

const good = `type: bars
title: Where bank credit is recorded
unit: per cent of bank credit
alt: Trade is larger than agriculture in both countries.
source: [bank]
category: Country
series: [Agriculture, Trade]
rows:
  - [Kenya, 3.6, 17.2]
  - [Tanzania, 9.5, null]
`;
const bank: Source = { id: 'bank', publisher: 'Bank', title: 'Credit', year: 2020 };
const place = { file: 'content/reports/x.md', number: 2 };

function error(yaml: string): string {
  try {
    parseChart(yaml, place);
    return 'no error';
  } catch (error) {
    return (error as Error).message.replace('content/reports/x.md cannot be used:\n  ', '');
  }
}

const chart = parseChart(good, place);
function withRows(type: Chart['type'], rows: Chart['rows'], series = ['Share']): Chart {
  return { ...chart, type, series, rows };
}

describe('an error in a chart is told as file, chart, field, found and expected', () => {
  it.each([
    [
      'an unknown type',
      good.replace('bars', 'pie'),
      'chart 2, type: found "pie", expected one of "bars", "columns", "lines"',
    ],
    [
      'a figure that is text',
      good.replace('3.6', 'few'),
      'chart 2, rows[1][2]: found "few", expected a number alone, such as 45 or 12.5',
    ],
    [
      'a figure below zero',
      good.replace('3.6', '-3.6'),
      'chart 2, rows[1][2]: found -3.6, expected at least 0',
    ],
    [
      'a figure too few',
      good.replace('3.6, 17.2', '3.6'),
      'chart 2, rows[1]: found a list of 2, expected a name and 2 figures, one for each series',
    ],
    [
      'a year that is a number',
      good.replace('Kenya', '2020'),
      'chart 2, rows[1][1]: found 2020, expected text of at most 60 characters; a year stands in quotes: "2020"',
    ],
    [
      'a name used twice',
      good.replace('Tanzania', 'Kenya'),
      'chart 2, rows[2][1]: found "Kenya", expected a name used once',
    ],
    [
      'a missing description',
      good.replace(/alt: .*\n/, ''),
      'chart 2, alt: found nothing, expected text',
    ],
    [
      'an unknown field',
      `${good}colour: red\n`,
      'chart 2, colour: found a field that is not known here, expected it to be removed or its name corrected',
    ],
  ])('%s', (_, yaml, sentence) => {
    expect(error(yaml)).toBe(sentence);
  });

  it('names the line of text that is not YAML', () => {
    expect(error('type: bars\ntitle: a: b\n')).toMatch(/^chart 2, line 2: found a second colon/);
  });

  it('names a source that does not exist', () => {
    const markdown = `\`\`\`chart\n${good}\`\`\``;
    expect(() => readMarkdown(markdown, { file: 'content/x.md', sources: [] })).toThrow(
      'content/x.md cannot be used:\n  chart 1, source: found "bank", expected the id of one of the sources of the piece',
    );
  });
});

describe('scales', () => {
  it.each([
    [[65], { max: 80, ticks: [0, 20, 40, 60, 80] }],
    [[0.3], { max: 0.3, ticks: [0, 0.1, 0.2, 0.3] }],
    [[314, null], { max: 400, ticks: [0, 100, 200, 300, 400] }],
    [[0], { max: 1, ticks: [0, 1] }],
  ])('for %j', (figures, scale) => {
    expect(scaleFor(figures)).toEqual(scale);
  });

  it('hold every figure and rise in even steps', () => {
    const figure = fc.double({ min: 0.001, max: 1e9, noNaN: true });
    fc.assert(
      fc.property(fc.array(figure, { minLength: 1 }), (figures) => {
        const { max, ticks } = scaleFor(figures);
        expect(max).toBeGreaterThanOrEqual(Math.max(...figures) * (1 - 1e-9));
        expect(ticks[0]).toBe(0);
        expect(ticks.at(-1)).toBe(max);
        expect(ticks.length).toBeLessThanOrEqual(6);
        expect(max / 2).toBeLessThan(Math.max(...figures));
      }),
    );
  });
});

describe('bars', () => {
  it('are as long as their figures, the longest being 1', () => {
    expect(layoutBars(chart)).toEqual([
      {
        name: 'Kenya',
        bars: [
          { series: 'Agriculture', index: 0, length: 3.6 / 17.2, label: '3.6' },
          { series: 'Trade', index: 1, length: 1, label: '17.2' },
        ],
      },
      {
        name: 'Tanzania',
        bars: [
          { series: 'Agriculture', index: 0, length: 9.5 / 17.2, label: '9.5' },
          { series: 'Trade', index: 1, length: 0, label: 'not known' },
        ],
      },
    ]);
  });

  it('of nothing but zeros have no length', () => {
    const rows = [
      { name: 'a', values: [0] },
      { name: 'b', values: [0] },
    ];
    expect(layoutBars(withRows('bars', rows)).map(({ bars }) => bars[0]?.length)).toEqual([0, 0]);
  });

  it('are drawn with whole figures beside thousands, of which the table tells the rest', () => {
    const rows = [
      { name: 'Micro', values: [498.651] },
      { name: 'Small', values: [3200] },
    ];
    const drawn = layoutBars(withRows('columns', rows)).flatMap(({ bars }) => bars);
    expect(drawn.map(({ label }) => label)).toEqual(['499', '3,200']);
  });

  it('keep the noughts that YAML drops, if the chart says how many decimals it has', () => {
    const ages = parseChart(`${good}decimals: 2`.replace('3.6', '10.40'), place);
    expect(layoutBars(ages)[0]?.bars[0]?.label).toBe('10.40');
  });

  it('print figures with commas and with the decimals of the source', () => {
    expect([14400, 498.651, 3, null].map((value) => formatFigure(value))).toEqual([
      '14,400',
      '498.651',
      '3',
      'not known',
    ]);
  });
});

describe('strokes', () => {
  const rowsOf = (...figures: (number | null)[]) => ({
    rows: figures.map((value, index) => ({ name: `${index}`, values: [value] })),
  });

  it.each([
    ['a few whole things one by one', [6, 8], 1],
    ['shares of a hundred one by one', [65, 47], 1],
    ['figures with decimals, of which there are enough, one by one', [3.6, 17.2, null], 1],
    ['small figures by their tenths', [3.3, 4.4], 0.1],
    ['large ones by a round number', [14400, 86], 1000],
  ])('count %s', (_, figures, unit) => {
    expect(strokeUnit(rowsOf(...figures))).toBe(unit);
  });

  it('can be told apart, whatever the figures are, and make up the longest', () => {
    const figure = fc.double({ min: 0.001, max: 1e9, noNaN: true });
    fc.assert(
      fc.property(fc.array(figure, { minLength: 1 }), (figures) => {
        const chart = rowsOf(...figures);
        const most = longestInStrokes(chart);
        expect(most).toBeLessThanOrEqual(80 + 1e-9);
        expect(most * strokeUnit(chart)).toBeCloseTo(Math.max(...figures), 0);
      }),
    );
  });

  it('of nothing are none', () => {
    expect(longestInStrokes(rowsOf(0, null))).toBe(0);
  });
});

describe('lines', () => {
  const sheet = { width: 100, height: 100, names: 20, text: 4 };
  const years = (values: (number | null)[][]) =>
    values.map((row, index) => ({ name: `${2010 + index}`, values: row }));

  it('run from edge to edge of the plot and stand on its baseline', () => {
    const layout = layoutLines(withRows('lines', years([[0], [5], [10]])), sheet);
    expect(layout.plotWidth).toBe(80);
    expect(layout.baseline).toBe(93);
    expect(layout.lines[0]?.path).toBe('M0 93L40 49.5L80 6');
    expect(layout.lines[0]?.label).toBe('Share 10');
    expect(layout.rules[0]).toEqual({ y: 93, label: '0' });
  });

  it('keep the distances between years', () => {
    const rows = [
      { name: '2011', values: [0] },
      { name: '2021', values: [10] },
      { name: '2031', values: [0] },
      { name: '2051', values: [0] },
    ];
    const { lines } = layoutLines(withRows('lines', rows), sheet);
    expect(lines[0]?.path).toBe('M0 93L20 6L40 93L80 93');
  });

  it('leave a gap where a figure is not known', () => {
    const layout = layoutLines(withRows('lines', years([[5], [null], [5], [10]])), sheet);
    expect(layout.lines[0]?.path.match(/M/g)).toHaveLength(2);
  });

  it('keep the names of lines apart that end together', () => {
    const rows = years([
      [1, 2, 3],
      [5, 5, 5.1],
    ]);
    const { lines } = layoutLines(withRows('lines', rows, ['A', 'B', 'C']), sheet);
    const places = lines.map(({ labelY }) => labelY).sort((a, b) => a - b);
    expect((places[1] ?? 0) - (places[0] ?? 0)).toBeGreaterThanOrEqual(4.6 - 1e-9);
    expect((places[2] ?? 0) - (places[1] ?? 0)).toBeGreaterThanOrEqual(4.6 - 1e-9);
  });

  it('name the first and the last row, and others only in even steps', () => {
    const eleven = years(Array.from({ length: 11 }, (_, index) => [index]));
    const { names } = layoutLines(withRows('lines', eleven), { ...sheet, width: 120 });
    expect(names.at(0)).toMatchObject({ label: '2010', anchor: 'start' });
    expect(names.at(-1)).toMatchObject({ label: '2020', anchor: 'end' });
    const steps = names.slice(1).map(({ x }, index) => x - (names[index]?.x ?? 0));
    expect(new Set(steps.map((step) => step.toFixed(3))).size).toBe(1);
  });
});

describe('a chart on the page', () => {
  const markdown = `Text.\n\n## Part\n\n\`\`\`chart\n${good}note: Own shares.\n\`\`\``;
  const document = readMarkdown(markdown, { file: 'content/x.md', sources: [bank] });

  it.each(['bars', 'columns', 'lines'] as const)(
    'as %s has a name for those who cannot see it',
    (type) => {
      const charts = document.charts.map((entry) => ({ ...entry, type }));
      render(<Prose tree={document.content} charts={charts} />);
      const drawings = screen.getAllByRole('img', { name: chart.alt });
      expect(drawings.length).toBe(type === 'bars' ? 1 : 2);
    },
  );

  it('has a caption with title, unit, note and the citations of its sources', () => {
    render(<Prose tree={document.content} charts={document.charts} />);
    const figure = screen.getByRole('figure');
    expect(figure).toHaveTextContent('Figure 1. Where bank credit is recorded');
    expect(figure).toHaveTextContent('per cent of bank credit');
    expect(figure).toHaveTextContent('Own shares. Source: 1');
    expect(within(figure).getByRole('link', { name: '1' })).toHaveAttribute('href', '#fn-1');
  });

  it('has its figures as a table', () => {
    const { container } = render(<Prose tree={document.content} charts={document.charts} />);
    const rows = [...container.querySelectorAll('details tr')].map((row) =>
      [...row.children].map((cell) => cell.textContent),
    );
    expect(rows).toEqual([
      ['Country', 'Agriculture', 'Trade'],
      ['Kenya', '3.6', '17.2'],
      ['Tanzania', '9.5', 'not known'],
    ]);
    expect(container.querySelector('[style]')).toBeNull();
  });

  it('belongs to its section', () => {
    expect(splitAtHeadings(document).sections[0]?.charts).toEqual([0]);
  });
});
