import type { Element } from 'hast';
import { readMarkdown } from '@/lib/markdown/document';
import { elementsIn } from '@/lib/markdown/tables';

const long = 'A name of a row that no third of a phone holds in fewer than seven lines';
const sentence = 'What is reckoned here is a whole sentence long, and it is read as one';

/** The table of four columns whose rows have this name. */
function tableOf(
  name: string,
  heads = '| Option | Cost | Who | How |\n|---|---|---|---|',
): Element {
  return firstElement(`${heads}\n| ${name} | 5 | A clerk | ${sentence} |`);
}

function firstElement(text: string): Element {
  const { children } = readMarkdown(text, { file: 'content/articles/a.md' }).content;
  return children.find((node): node is Element => node.type === 'element') as Element;
}

/** What the cells of its first row say of their columns. */
const labels = (table: Element) =>
  elementsIn(elementsIn(elementsIn(table)[1]!)[0]!).map((cell) => cell.properties.dataLabel);

it('puts the sentences of a last column below their row on a phone, where the names are short', () => {
  const table = tableOf('A. Duct');
  expect(table.properties).toHaveProperty('dataBelow');
  expect(labels(table)).toEqual([undefined, undefined, undefined, 'How']);
});

it('gives a long name the line to itself, and each cell the name of its column', () => {
  const table = tableOf(long);
  expect(table.properties).toHaveProperty('dataStacks');
  expect(table.properties).not.toHaveProperty('dataBelow');
  expect(labels(table)).toEqual([undefined, 'Cost', 'Who', 'How']);
});

it('reads three columns row by row where a word leaves the sentences beside it no room', () => {
  const heads = '| What | Times | Why |\n|---|--:|---|';
  const named = (name: string) => firstElement(`${heads}\n| ${name} | 5 | ${sentence} |`);
  expect(labels(named('aria_content_in_landmark'))).toEqual([undefined, 'Times', 'Why']);
  expect(named('landmark').properties).not.toHaveProperty('dataStacks');
});

it('leaves figures in their column, however long the names are', () => {
  const table = tableOf(long, '| Option | Cost | Who | How |\n|---|--:|---|---|');
  expect(table.properties).not.toHaveProperty('dataStacks');
  // Unless what they are counted in is wider than they are.
  const units = tableOf(long, '| Option | Cost, million | Who | How |\n|---|--:|---|---|');
  expect(units.properties).toHaveProperty('dataStacks');
});

it('reads a table row by row whose cells a phone would set in strips of two words', () => {
  const heads = '| Country | Here | What held | What did not |\n|---|---|---|---|';
  const read = (row: string) => firstElement(`${heads}\n${row}`).properties;
  expect(read('| Zambia | Act No. 35 of 2010 | Law on title | State buying |')).not.toHaveProperty(
    'dataStacks',
  );
  const crowded = '| Zambia | Act No. 35 of 2010 | A law on title | Not applied for many years |';
  expect(read(crowded)).toHaveProperty('dataStacks');
  // A sentence at the end stands below its row; the others are counted.
  const types = '| 1 | A plain fact that does not change between two visits | Any at all | ';
  expect(read(`${types}${sentence} |`)).toHaveProperty('dataStacks');
});

it('has a line for each quantity of a sum, none for what stands in brackets', () => {
  const cell = '20 trainees × 5 nights; 4 auditors × 12 (assumed; 2026); telephone';
  const [, body] = elementsIn(firstElement(`| Option | How |\n|---|---|\n| C | ${cell} |`));
  const [, sum] = elementsIn(elementsIn(body!)[0]!);
  expect(sum!.children.map((node) => ('value' in node ? node.value : 'break'))).toEqual([
    '20 trainees × 5 nights;',
    'break',
    ' 4 auditors × 12 (assumed; 2026);',
    'break',
    ' telephone',
  ]);
});
