import { toString as textOf } from 'mdast-util-to-string';
import { readMarkdown } from '@/lib/markdown/document';
import { placeNote } from '@/lib/markdown/margin-note';

const file = 'content/articles/maize.md';
const { content } = readMarkdown(
  '## Lots and scales\n\nThe first.\n\nA **lot** is weighed.\n\nAnother lot.',
  { file },
);

it('puts a remark right behind the first paragraph that holds the words', () => {
  const placed = placeNote(content, { beside: 'lot is', text: 'By “lot” we mean a load.' }, file);
  const blocks = placed.children
    .filter(({ type }) => type === 'element')
    .map((block) => textOf(block));
  expect(blocks).toEqual([
    'Lots and scales',
    'The first.',
    'A lot is weighed.',
    'By “lot” we mean a load.',
    'Another lot.',
  ]);
  expect(placed.children).toContainEqual(
    expect.objectContaining({ tagName: 'p', properties: { role: 'note' } }),
  );
});

it('stops the build with file and field when the words are nowhere, a heading not counted', () => {
  expect(() => placeNote(content, { beside: 'Lots and scales', text: '…' }, file)).toThrow(
    /maize\.md[\s\S]*aside, beside: found "Lots and scales"/,
  );
});
