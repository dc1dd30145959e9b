import { readYaml } from '@/lib/content/engine/yaml';

/** The slips of somebody who writes YAML for the first time. */
test.each([
  ['a colon in a value', 'title: Sources: what they say\n', 1, 'a second colon'],
  ['a quote left open', 'kind: a\ntitle: "Seeds\ntext: b\n', 2, 'a quote that is never closed'],
  ['an apostrophe in single quotes', "title: 'it's fine'\n", 1, 'more text behind a closing quote'],
  [
    'text behind a quoted word',
    'title: "Quoted" and more\n',
    1,
    'more text behind a closing quote',
  ],
  ['a tab', 'a:\n\tb: 1\n', 2, 'a tab at the beginning of a line'],
  ['a line set in otherwise', 'a:\n  b: 1\n c: 2\n', 3, 'further left or right'],
  ['a first field set in', '  title: Seeds\ntext: b\n', 1, 'spaces before the first field'],
  [
    'a first field set in, below a remark',
    '# Of seeds\n  title: Seeds\n  kind: a\ntext: b\n',
    2,
    'spaces before the first field, “title: Seeds”',
  ],
  ['a field twice', 'a: 1\na: 2\n', 2, '“a: 2” for a second time'],
  ['a value that begins with @', 'title: @firm\n', 1, 'a value that begins with a sign'],
  ['a value that begins with !', 'title: !important\n', 1, 'a value that begins with a sign'],
  ['a bracket left open', 'a: [b, c\nd: 1\n', 2, 'a bracket that is not closed'],
  ['words without a field', 'a: 1\njust words\n', 2, '“just words” without the name of a field'],
  ['no space behind a colon', 'a:1\nb: 2\n', 1, '“a:1”, which is no field'],
  [
    'a quote left open above one that closes',
    'title: "Seeds\ntext: b\nalt: "Two"\nlast: c\n',
    1,
    'a quote that is never closed in “title: "Seeds”',
  ],
  [
    'an entry whose fields are set in otherwise',
    'a:\n  - b: 1\n   c: 2\n',
    3,
    'further left or right',
  ],
  ['a value that begins with a group', 'a: {b} c\n', 1, 'behind a closing quote or bracket'],
  ['a number with its sign', 'title: The #1 crop\n', 1, '#1, which is read as a remark'],
  ['a list beside its field', 'a: - b\n', 1, 'a list that begins beside the name'],
  ['a line of dashes', 'a: 1\n---\nb: 2\n', 2, 'a line of dashes'],
  ['a backslash', 'a: "C:\\q"\n', 1, 'a backslash between double quotes'],
])('%s is told in words of the desk', (_, text, line, found) => {
  const read = readYaml(text);
  if (!('error' in read)) throw new Error('It was accepted.');
  expect(read.error.line).toBe(line);
  expect(read.error.sentence).toContain(found);
  expect(read.error.sentence).toMatch(/^found .+, expected .+$/);
  // Nothing of the parser's own: none of its terms, and no place in its way of counting.
  expect(read.error.sentence).not.toMatch(
    /mapping|scalar|implicit|flow|token|yaml|at line \d|column/i,
  );
});

test('a remark is none of a value', () => {
  expect(readYaml('# of all\na: b # of b\n')).toEqual({ value: { a: 'b' } });
});

test('a long line is cut', () => {
  const read = readYaml(`a: ${'long '.repeat(50)}: b\n`);
  expect('error' in read && read.error.sentence.length).toBeLessThan(250);
});
