/** @jest-environment node */
import { checkChart, parseChart } from '@/lib/chart/chart';
import type { Source } from '@/lib/content/types/source';
import { pastedCells } from '@/lib/editor/cells';
import { chartCells, chartRows, chartText, chartValues } from '@/lib/editor/chart-text';
import {
  chosenWith,
  citedWorks,
  cites,
  freeId,
  matching,
  withCitedWorks,
} from '@/lib/editor/cited-works';
import { blockAt, chartAround, citationAt, inPlaceOf, tableAround } from '@/lib/editor/insertion';
import { tableCells, tableMistake, tableText } from '@/lib/editor/table-text';

const source = (id: string, publisher: string, title = 'A work'): Source => ({
  id,
  publisher,
  title,
  year: 2024,
  noLink: 'not-online',
});
const piece = (sources: readonly Source[], body = 'Words.') =>
  `---\ntitle: A piece\nsources: ${JSON.stringify(sources)}\n---\n\n${body}\n`;

const ours = source('ours-2024', 'Örebro Office');
const theirs = source('theirs-2024', 'World Bank', 'Findex');
const texts = {
  'content/articles/a.md': piece([ours]),
  'content/articles/b.md': piece([theirs, { ...ours, id: 'another-name' }]),
  'content/pages/broken.yaml': 'sources: [',
  'content/articles/gone.md': null,
};

describe('works', () => {
  const works = citedWorks(texts, 'content/articles/a.md', []);

  it('are those of the piece first, and each once', () => {
    expect(works).toEqual([
      { source: ours, isOwn: true },
      { source: theirs, isOwn: false },
    ]);
  });

  it('are found by words in any order, accents or not', () => {
    expect(matching(works, 'orebro 2024').map(({ source }) => source.id)).toEqual(['ours-2024']);
    expect(matching(works, 'findex bank')).toHaveLength(1);
    expect(matching(works, 'nothing')).toEqual([]);
    expect(matching(works, ' ')).toHaveLength(2);
  });

  it('get an id that is free', () => {
    expect(freeId(theirs, ['theirs-2024', 'theirs-2024-2'])).toBe('theirs-2024-3');
    expect(freeId({ publisher: 'Bank of Éthiopie, Research', year: 2025 }, [])).toBe(
      'bank-of-ethiopie-2025',
    );
    expect(freeId({}, [])).toBe('source');
  });
});

describe('a work that was taken back and is chosen anew', () => {
  const chosen = chosenWith(chosenWith([], theirs), { ...theirs, title: 'Findex, again' });

  it('is one work, as it was chosen last', () => {
    const saved = withCitedWorks(piece([ours], 'Words.[^theirs-2024]'), chosen);
    expect(saved.match(/id: theirs-2024/g)).toHaveLength(1);
    expect(saved).toContain('Findex, again');
  });

  it('stands once among the works of a piece that has one of that id', () => {
    const works = citedWorks(texts, 'content/articles/b.md', chosen);
    expect(works.filter(({ source: { id } }) => id === 'theirs-2024')).toEqual([
      { source: theirs, isOwn: true },
    ]);
  });
});

describe('a save', () => {
  it('adds a cited work to the sources, once, and nothing that is not cited', () => {
    const text = piece([ours], 'Words.[^theirs-2024]');
    const saved = withCitedWorks(text, [theirs, source('uncited', 'Nobody')]);
    expect(saved).toContain('id: theirs-2024');
    expect(saved).toContain('id: ours-2024');
    expect(saved).not.toContain('uncited');
    expect(withCitedWorks(saved, [theirs])).toBe(saved);
    expect(withCitedWorks(text, [])).toBe(text);
  });

  it('sees a citation in a chart', () => {
    expect(cites('```chart\nsource: [one, two]\n```', 'two')).toBe(true);
    expect(cites('```chart\nsource: [one, two-b]\n```', 'two')).toBe(false);
  });
});

describe('a table', () => {
  it('is taken from a spreadsheet', () => {
    expect(pastedCells('a\tb\r\n1\t"two\n""lines"""\r\n')).toEqual([
      ['a', 'b'],
      ['1', 'two "lines"'],
    ]);
    expect(pastedCells('a\t\nb\tc')).toEqual([
      ['a', ''],
      ['b', 'c'],
    ]);
    expect(pastedCells('A sentence.')).toBeUndefined();
  });

  it('sets columns of figures to the right, and takes empty edges away', () => {
    const cells = [
      ['Season', 'Days', ''],
      ['2020|21', '1,108', ''],
      ['2021', '', ''],
      ['', '', ''],
    ];
    expect(tableText(cells)).toBe(
      [
        '| Season   |  Days |',
        '| -------- | ----: |',
        '| 2020\\|21 | 1,108 |',
        '| 2021     |       |',
      ].join('\n'),
    );
  });

  it('comes back into its form as it was filled in', () => {
    const cells = [
      ['Season', 'Days', ''],
      ['2020|21', '1,108', 'a [link](https://example.org)'],
      ['', '2', ''],
    ];
    expect(tableCells(tableText(cells))).toEqual(cells);
  });

  it('needs a header and a row', () => {
    expect(tableMistake([['', '']])).toContain('found nothing');
    expect(tableMistake([['Season']])).toContain('a header alone');
    expect(
      tableMistake([
        ['Season', ''],
        ['2020', '1'],
      ]),
    ).toContain('above column 2');
    expect(tableMistake([['Season'], ['2020']])).toBeUndefined();
  });
});

describe('a chart', () => {
  const values = {
    type: 'bars',
    title: 'Access: two years',
    unit: 'per cent of adults',
    alt: 'What the chart shows, in a sentence.',
    source: ['ours-2024'],
    ...chartRows([
      ['Measure', '2021', '2024'],
      ['Formal access', '83.7', '14,762'],
      ['Saving, in kind', '', '68.1'],
    ]),
  };

  it('is read back as it was filled in', () => {
    const text = chartText(values);
    expect(text).toContain('\nseries: ["2021", "2024"]\nrows:\n  - [Formal access, 83.7, 14762]\n');
    const yaml = text.replace(/^```chart\n|```$/g, '');
    expect(parseChart(yaml, { file: 'a.md', number: 1 }).rows).toEqual([
      { name: 'Formal access', values: [83.7, 14762] },
      { name: 'Saving, in kind', values: [null, 68.1] },
    ]);
  });

  it('comes back into its form as it was filled in', () => {
    const yaml = chartText(values).replace(/^```chart\n|```$/g, '');
    const read = chartValues(yaml);
    expect(read).toEqual({ values });
    expect('values' in read && chartCells(read.values)).toEqual([
      ['Measure', '2021', '2024'],
      ['Formal access', '83.7', '14762'],
      ['Saving, in kind', '', '68.1'],
    ]);
  });

  it('has no form where its form would lose something', () => {
    expect(chartValues('title: [')).toEqual({ reason: expect.stringContaining('line 1') });
    expect(chartValues('Words.')).toEqual({ reason: expect.stringContaining('found no fields') });
    expect(chartValues('titel: A slip')).toEqual({ reason: expect.stringContaining('titel') });
    expect(chartValues('title: A chart # why')).toEqual({
      reason: expect.stringContaining('a remark'),
    });
  });

  it('is refused as the loader refuses it', () => {
    const rows = chartRows([
      ['Measure', '2021'],
      ['Saving', 'many'],
    ]);
    expect(checkChart({ ...values, ...rows })).toEqual({
      errors: expect.arrayContaining([
        'rows[1][2]: found "many", expected a number alone, such as 45 or 12.5',
      ]),
    });
  });
});

describe('a place', () => {
  /** The text afterwards, with the mark as a bar. */
  const put = (text: string, at: number) => {
    const { from, to, text: typed, mark } = blockAt(text, at, 'BLOCK');
    const after = text.slice(0, from) + typed + text.slice(to);
    return `${after.slice(0, mark)}|${after.slice(mark)}`;
  };

  it('within a paragraph is behind the paragraph', () => {
    expect(put('One two.\n\nThree.', 3)).toBe('One two.\n\nBLOCK\n\n|\n\nThree.');
    expect(put('One two.', 3)).toBe('One two.\n\nBLOCK\n\n|');
  });

  it('between paragraphs is there, with a line to go on writing', () => {
    expect(put('One.\n\n\n\n- Two.', 6)).toBe('One.\n\nBLOCK\n\n|\n\n- Two.');
    expect(put('One.\n\n  - Two.', 5)).toBe('One.\n\nBLOCK\n\n|\n\n  - Two.');
    expect(put('', 0)).toBe('BLOCK\n\n|');
  });

  it('of a citation is in no word', () => {
    expect(citationAt('One two.', 1, 'x').from).toBe(3);
    expect(citationAt('One two.', 4, 'x').from).toBe(3);
    expect(citationAt('One.\n', 5, 'x').from).toBe(5);
    expect(citationAt('One two.', 8, 'x').from).toBe(8);
  });

  it('in a chart or a table is found, and what is there is replaced', () => {
    const table = '| a | b |\n| --- | --: |\n| 1 | 2 |';
    const text = `Words.\n\n\`\`\`chart\ntype: bars\n\`\`\`\n\n${table}\n\n| no table |`;
    const chart = chartAround(text, text.indexOf('bars'));
    expect(chart?.text).toBe('type: bars\n');
    expect(text.slice(chart?.from, chart?.to)).toBe('```chart\ntype: bars\n```');
    expect(tableAround(text, text.indexOf('| 1'))?.text).toBe(table);
    for (const words of ['Words', 'no table']) {
      expect(chartAround(text, text.indexOf(words))).toBeUndefined();
      expect(tableAround(text, text.indexOf(words))).toBeUndefined();
    }
    expect(chartAround('```js\n| a |\n| - |\n```', 8)).toBeUndefined();
    expect(tableAround('```js\n| a |\n| - |\n```', 8)).toBeUndefined();
    expect(inPlaceOf({ from: 3, to: 9, text: '' }, 'New.')).toEqual({
      from: 3,
      to: 9,
      text: 'New.',
      mark: 7,
    });
  });

  it('in a chart is behind the chart', () => {
    const text = '```chart\ntype: bars\n```\n\nWords.';
    expect(put(text, 12)).toBe('```chart\ntype: bars\n```\n\nBLOCK\n\n|\n\nWords.');
    expect(citationAt(text, 12, 'x')).toEqual({ from: 23, to: 23, text: '[^x]', mark: 27 });
  });
});
