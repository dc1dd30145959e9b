import type { Element } from 'hast';
import { visit } from 'unist-util-visit';
import { readMarkdown } from '@/lib/markdown/document';
import { withMarginSources } from '@/lib/markdown/margin-sources';

const sources = [
  { id: 'agra', publisher: 'AGRA', title: 'Seed', year: 2024, url: 'https://agra.org/seed' },
  {
    id: 'undated',
    publisher: 'KEPHIS',
    title: 'A list',
    read: '2026-11-01',
    url: 'https://kephis.go.ke/',
  },
];

function named(markdown: string, cited: readonly object[] = sources): unknown[] {
  const tree = withMarginSources(readMarkdown(markdown, { file: 'a.md', sources: cited as never }));
  const found: unknown[] = [];
  visit(tree, { tagName: 'a' }, (node) => {
    const { properties } = node as Element;
    if ('dataFootnoteRef' in properties) found.push(properties.dataBy);
  });
  return found;
}

it('the first citation of each work names its number, who published it, and when that is known', () => {
  expect(named('One.[^agra] Two.[^undated] Three.[^agra]')).toEqual([
    '1 AGRA, 2024',
    '2 KEPHIS',
    undefined,
  ]);
});

it('where a table reaches into the margin, no name stands', () => {
  expect(named('| A | B |\n| - | - |\n| c[^agra] | d[^undated] |')).toEqual([undefined, undefined]);
});

it('the margin counts up: what a table cited first and a line after later works is not named there', () => {
  const table = '| A | B |\n| - | - |\n| c[^agra] | d[^undated] |\n\n';
  expect(named(`${table}Two.[^undated] One.[^agra]`)).toEqual([
    undefined,
    undefined,
    '2 KEPHIS',
    undefined,
  ]);
});

it('a paragraph that cites more works than its margin holds names them all in one note', () => {
  const many = Array.from({ length: 6 }, (_, at) => ({ ...sources[0], id: `s${at}` }));
  const cite = (count: number) =>
    many
      .slice(0, count)
      .map(({ id }) => `A.[^${id}]`)
      .join(' ');
  expect(named(cite(6), many).filter(Boolean)).toEqual([
    '1 AGRA\n2 AGRA\n3 AGRA\n4 AGRA\n5 AGRA\n6 AGRA',
  ]);
  expect(named(cite(5), many.slice(0, 5)).filter(Boolean)).toHaveLength(5);
});
