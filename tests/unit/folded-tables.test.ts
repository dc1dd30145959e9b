import type { Element } from 'hast';
import { toString as textOf } from 'mdast-util-to-string';
import { readMarkdown } from '@/lib/markdown/document';
import { foldTables } from '@/lib/markdown/folded-tables';

const table = '| Who | Count |\n|---|--:|\n| One | 2 |';

/** The elements of a text, folded. */
const elements = (text: string) =>
  foldTables(readMarkdown(text, { file: 'content/legal/a.md' }).content).children.filter(
    (node): node is Element => node.type === 'element',
  );

it('folds a table away under the bold line right above it', () => {
  const [before, fold, ...rest] = elements(`Before.\n\n**The figures**\n\n${table}`);
  expect(rest).toEqual([]);
  expect(textOf(before!)).toBe('Before.');
  expect(fold?.tagName).toBe('details');
  const [summary, folded] = fold!.children as Element[];
  expect([summary?.tagName, textOf(summary!)]).toEqual(['summary', 'The figures']);
  expect(folded?.tagName).toBe('table');
});

it('leaves a table below any other words where it is', () => {
  for (const above of ['Some words.', '**Bold** and more.', '**Bold.**\n\nSome words.'])
    expect(elements(`${above}\n\n${table}`).at(-1)?.tagName).toBe('table');
});
