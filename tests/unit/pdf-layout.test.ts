/** @jest-environment node */
import fs from 'node:fs';
import { create, type Font } from 'fontkit';
import type { Element } from 'hast';
import { columnWidths } from '@/lib/pdf/blocks/column-widths';
import { type FlowItem, paginate } from '@/lib/pdf/flow';
import { type InlineOptions, runsOf } from '@/lib/pdf/inline';
import { breakLines, type Line } from '@/lib/pdf/lines';
import type { TextStyle } from '@/lib/pdf/typography';
import { lightColours } from '@/lib/tokens';

const style: TextStyle = { face: 'text', size: 10, leading: 15, colour: 'ink' };
/** Every letter one point wide. */
const measure = (text: string) => text.length;
const textOf = ({ pieces }: Line) => pieces.map(({ text }) => text).join('');
const broken = (text: string, width: number, look = style) =>
  breakLines([{ text }], look, width, measure).map(textOf);

describe('lines', () => {
  it('keeps to the width and loses no word', () => {
    const lines = broken('one two three four five six seven', 11);
    expect(lines.join('')).toBe('one two three four five six seven');
    for (const line of lines) expect(line.trimEnd().length).toBeLessThanOrEqual(11);
  });
  it('prefers an even edge to a full first line', () => {
    expect(broken('aaa bb cc ddddd ee', 6)).toEqual(['aaa ', 'bb cc ', 'ddddd ', 'ee']);
  });
  it('balances titles', () => {
    expect(broken('aaa bbb ccc d', 11, { ...style, balance: true })).toEqual(['aaa bbb ', 'ccc d']);
  });
  it('breaks after dashes and inside addresses, not between a word and its citation', () => {
    expect(broken('https://a.example/long/path', 18)).toHaveLength(2);
    const lines = breakLines(
      [{ text: 'aaaa bbbb.' }, { text: '1', raised: true }],
      style,
      10,
      measure,
    );
    expect(lines.map(textOf)).toEqual(['aaaa ', 'bbbb.1']);
  });
  it('lets a word wider than the line stand alone', () => {
    expect(broken('a incomprehensibilities b', 10)).toEqual(['a ', 'incomprehensibilities ', 'b']);
  });
});

describe('pages', () => {
  const item = (height: number, more: Partial<FlowItem> = {}): FlowItem => ({
    height,
    before: 0,
    draw: () => {},
    ...more,
  });
  const frame = { top: 0, bottom: 100 };
  const heights = (items: FlowItem[]) =>
    paginate(items, frame).map((page) => page.map(({ item: { height } }) => height));

  it('drops the space above what begins a page', () => {
    const [, second] = paginate([item(90), item(30, { before: 20 })], frame);
    expect(second?.[0]?.y).toBe(0);
  });
  it('never leaves a heading at the foot of a page', () => {
    expect(heights([item(70), item(20, { keep: true }), item(15)])).toEqual([[70], [20, 15]]);
  });
  it('fills the page before a figure that does not fit, in one piece', () => {
    expect(heights([item(50), item(60, { canFloat: true }), item(40), item(30)])).toEqual([
      [50, 40],
      [60, 30],
    ]);
  });
  it('lets no figure float past the heading of the next section', () => {
    expect(
      heights([item(50), item(60, { canFloat: true }), item(10, { isBarrier: true })]),
    ).toEqual([[50], [60, 10]]);
  });
  it('repeats the head of a table on the next page', () => {
    const head = item(10);
    expect(heights([head, item(80, { repeat: head }), item(50, { repeat: head })])).toEqual([
      [10, 80],
      [10, 50],
    ]);
  });
});

it('gives the columns of a table the whole width and no word less than it needs', () => {
  const sizes = [
    { least: 20, most: 40 },
    { least: 30, most: 300 },
    { least: 10, most: 20 },
  ];
  const widths = columnWidths(sizes, 200);
  expect(widths.reduce((sum, width) => sum + width)).toBeCloseTo(200);
  widths.forEach((width, index) => {
    expect(width).toBeGreaterThanOrEqual(sizes[index]?.least ?? 0);
  });
});

it('reads bold words, links and citations, and leaves out the ways back', () => {
  const link = (properties: Element['properties'], text: string): Element => ({
    type: 'element',
    tagName: 'a',
    properties,
    children: [{ type: 'text', value: text }],
  });
  const options: InlineOptions = {
    nameCitation: (number) => `Source ${number}`,
    resolve: (href) => `https://site.example${href}`,
  };
  const runs = runsOf(
    [
      { type: 'text', value: 'See\n ' },
      { type: 'element', tagName: 'strong', properties: {}, children: [link({ href: '/a' }, 'A')] },
      {
        type: 'element',
        tagName: 'sup',
        properties: {},
        children: [link({ href: '#fn-x', dataFootnoteRef: true }, '3')],
      },
      link({ href: '#fnref-x', dataFootnoteBackref: '' }, '↑'),
    ],
    options,
  );
  expect(runs).toEqual([
    { text: 'See ' },
    { text: 'A', strong: true, target: { href: 'https://site.example/a', words: 'A' } },
    { text: '3', raised: true, target: { place: 'fn-x', words: 'Source 3' } },
  ]);
});

it('takes its colours from the light theme of the site', () => {
  const colours = lightColours();
  expect(colours.ink).toBe('#141b1e');
  expect(colours['a-lat']).toBe('#c4421f');
});

describe('faces of the documents', () => {
  const faces = fs.readdirSync('lib/pdf/fonts').filter((name) => name.endsWith('.ttf'));
  const dotted = ['ẹ', 'ọ', 'Ẹ', 'Ọ', 'ụ', 'ạ'];

  it.each(faces)('%s sets tone marks over the letter that has them, dot below or not', (name) => {
    const font = create(fs.readFileSync(`lib/pdf/fonts/${name}`)) as Font;
    for (const text of dotted.flatMap((letter) => [`${letter}\u0300`, `${letter}\u0301`])) {
      const { glyphs, positions } = font.layout(text);
      const [letter, mark] = glyphs;
      const width = letter?.advanceWidth ?? 0;
      const from = width + (positions[1]?.xOffset ?? 0);
      const middle = from + ((mark?.bbox.minX ?? 0) + (mark?.bbox.maxX ?? 0)) / 2;
      expect({ text, over: Math.abs(middle - width / 2) < width / 4 }).toEqual({
        text,
        over: true,
      });
    }
  });
});
