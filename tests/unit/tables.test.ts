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
  const text = `${heads}\n| ${name} | 5 | A clerk | ${sentence} |`;
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

it('leaves figures in their column, however long the names are', () => {
  const table = tableOf(long, '| Option | Cost | Who | How |\n|---|--:|---|---|');
  expect(table.properties).not.toHaveProperty('dataStacks');
});
