/** Content files whose YAML or text is broken: the reader names file and line, or what of the text is wrong. */
import { ContentError } from '@/lib/content/engine/content-error';
import { readMarkdown } from '@/lib/markdown/document';
import { contentFiles, kindOf, textOf, yamlOf } from '../support/content-kinds';
import { damagedContent } from '../support/damaged-content';

const told = damagedContent();

/** A line of YAML as a slip of the hand leaves it. */
const slips: Readonly<Record<string, (field: string) => string>> = {
  'an open quote': (field) => `${field}: "words`,
  'a colon in the words': (field) => `${field}: one: two`,
  'a tab': (field) => `${field}:\n\t- x`,
  'an asterisk': (field) => `${field}: *words in bold*`,
  'an ampersand': (field) => `${field}: &Sons and partners`,
  'an exclamation mark': (field) => `${field}: !important words`,
  'a bracket': (field) => `${field}: [one, two`,
};

/** One file of each kind, in which a line at the top level is spoilt: the first and the last. */
const samples = [...new Map(contentFiles.map((file) => [kindOf(file), file])).values()];

test.each(samples)('broken YAML in content/%s is told with its line', (file) => {
  const lines = textOf(file).split('\n');
  const end = file.endsWith('.md') ? lines.indexOf('---', 1) : lines.length;
  const fields = lines
    .slice(0, end)
    .flatMap((line, index) => (/^[A-Za-z]+:/.test(line) ? [index] : []));
  // A list at the top level has no such line; its first entry will do.
  const places =
    fields.length > 0 ? [fields[0], fields.at(-1)] : [lines.findIndex((line) => /^- /.test(line))];
  const wrong = places.flatMap((place = 0) =>
    Object.entries(slips).flatMap(([name, slip]) => {
      const [field = 'x'] = (lines[place] ?? '').split(':');
      const message = told(file, lines.with(place, slip(field)).join('\n'));
      const expected =
        /^content\/\S+ cannot be used:\n {2}line (\d+): found .+, expected .+$/s.exec(message);
      // An open quote or bracket is noticed where the next thing does not fit.
      const near = expected && Number(expected[1]) >= place + 1;
      return near && message.startsWith(`content/${file} `)
        ? []
        : [`${name} in line ${place + 1}: ${message}`];
    }),
  );
  expect(wrong).toEqual([]);
});

test.each(samples)('content/%s emptied, cut off or not text at all is told', (file) => {
  const half = textOf(file).slice(0, yamlOf(file).length / 2);
  const texts = [
    '',
    '\n',
    '---\n',
    '---\n---\n',
    half,
    '\u0000'.repeat(500),
    'ÿþ\u0000x',
    '[]',
    'null',
    '- - -',
  ];
  const wrong = texts.map((text) => told(file, text));
  expect(
    wrong.filter((message) => !message.startsWith(`content/${file} cannot be used:\n  `)),
  ).toEqual([]);
});

test('a file that YAML would blow up is refused', () => {
  const bomb = ['a: &a [x,x]', 'b: &b [*a,*a,*a]', 'c: &c [*b,*b,*b]', 'title: *c'].join('\n');
  expect(told('pages/about.yaml', bomb)).toMatch(/line 1: found a value that begins with &/);
  expect(told('pages/about.yaml', 'title: &a\n  x: *a\n')).toMatch(
    /line \d: found a value that begins/,
  );
});

const markdown = contentFiles.filter((file) => file.endsWith('.md'));

test.each(markdown)('content/%s without its text, or without its front matter, is told', (file) => {
  expect(told(file, `---\n${yamlOf(file)}\n---\n\n`)).toBe(
    `content/${file} cannot be used:\n  the text: found nothing below the second ---, expected words`,
  );
  const [, body = ''] = textOf(file).split(/\n---\n/);
  expect(told(file, body)).toContain('front matter: found none');
});

test.each([
  ['HTML', 'A <b>word</b>', /text, line 1: found <b>, expected Markdown without HTML/],
  ['a script', '<script>alert(1)</script>', /expected Markdown without HTML/],
  ['an image', '![x](/x.png)', /expected text without images/],
  [
    'an address that runs',
    '[x](javascript:alert(1))',
    /found "\[x\]\(javascript.*expected links to https/,
  ],
  ['an address in hiding', '[x](<java&#10;script:alert(1)>)', /expected links to https/],
  ['a foreign host without a protocol', '[x](//evil.example)', /expected links to https/],
  ['a relative address', '[x](all)', /expected links to https/],
  ['an empty address', '[x]()', /expected links to https/],
  ['a data address', '[x](data:text/html,x)', /expected links to https/],
  ['a citation without source', 'A[^b]', /found \[\^b\] without a source/],
  ['a heading of level 1', '# A', /found level 1, expected level 2/],
  ['other code', '```js\nx\n```', /found a code block of the language "js", expected/],
  [
    'a chart that is no YAML',
    '```chart\ntype: *x\n```',
    /chart 1, line 1: found a value that begins with \*/,
  ],
  ['an empty chart', '```chart\n```', /chart 1, the whole file: found an empty value/],
])('a text with %s is told', (_, text, sentence) => {
  const read = () => readMarkdown(text, { file: 'content/articles/x.md' });
  expect(read).toThrow(ContentError);
  expect(read).toThrow(sentence);
});
