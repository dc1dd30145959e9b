/** @jest-environment node */
import fs from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { parse } from 'yaml';
import { frontMatter } from '@/lib/content/engine/front-matter.mjs';
import { patchYaml } from '@/lib/editor/patch-yaml';

const source = `# Words of a page.
title: "Plain: words"   # set large
hero:
  lines: [One, "Two, three"]
  size: { width: 24, breadth: 10.5 }

items:
  # The first.
  - name: A
    text: Said once.
  - name: B
    text: 'Said twice.'
# The end.
note: >-
  Folded over
  two lines.
last: true
`;

const values = () => parse(source);

describe('what stays the same keeps its form', () => {
  it('gives the text back for the values that it has', () => {
    expect(patchYaml(source, values())).toBe(source);
  });

  it.each([
    [
      'a text in quotes',
      { title: 'Other: words' },
      'title: "Plain: words"',
      'title: "Other: words"',
    ],
    ['a text that now needs quotes', { last: 'no: yes' }, 'last: true', 'last: "no: yes"'],
    ['a folded text', { note: 'One line.' }, '>-\n  Folded over\n  two lines.', 'One line.'],
  ])('replaces %s alone', (_, change, before, after) => {
    expect(patchYaml(source, { ...values(), ...change })).toBe(source.replace(before, after));
  });

  it('replaces a value in brackets and in braces, with quotes where a comma asks for them', () => {
    const wanted = values();
    wanted.hero.lines[0] = 'Four, five';
    wanted.hero.size.width = 30;
    expect(patchYaml(source, wanted)).toBe(
      source.replace('[One,', '["Four, five",').replace('width: 24', 'width: 30'),
    );
  });

  it('adds, removes and changes entries of a list without touching the others', () => {
    const wanted = values();
    wanted.items.splice(1, 0, { name: 'New', text: 'Said: here.' });
    const longer = patchYaml(source, wanted);
    expect(longer).toBe(
      source.replace('  - name: B\n', '  - name: New\n    text: "Said: here."\n  - name: B\n'),
    );
    wanted.items.splice(1, 1);
    expect(patchYaml(longer, wanted)).toBe(source);
  });

  it('adds a field below the one before it, and takes one out', () => {
    const { last: _, ...rest } = values();
    const { title, ...others } = rest;
    expect(patchYaml(source, { title, lede: 'New.', ...others })).toBe(
      source.replace('# set large\n', '# set large\nlede: New.\n').replace('last: true\n', ''),
    );
  });

  it('a figure that comes back as text stays a figure', () => {
    expect(patchYaml('figures: [84.8, five]\n', { figures: ['84.8', 'five'] })).toBe(
      'figures: [84.8, five]\n',
    );
  });
});

/** The fields of every file, as text. */
const files = fs
  .readdirSync('content', { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.(?:md|yaml)$/.test(name))
  .map((name) => fs.readFileSync(path.join('content', name), 'utf8'))
  .map((text) => frontMatter(text)?.matter ?? text);

type Place = (string | number)[];

function places(value: unknown, at: Place = []): Place[] {
  if (value === null || typeof value !== 'object') return [at];
  return Object.keys(value).flatMap((key) =>
    places(Reflect.get(value, key), [...at, Array.isArray(value) ? Number(key) : key]),
  );
}

function set(value: unknown, [key, ...rest]: Place, word: string): unknown {
  if (key === undefined) return word;
  const copy = Array.isArray(value) ? [...value] : { ...(value as object) };
  Reflect.set(copy, key, set(Reflect.get(value as object, key), rest, word));
  return copy;
}

it('means what was asked for, whatever is typed and wherever, and changes no line besides', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...files),
      fc.nat(),
      fc.oneof(
        fc.string({ minLength: 1 }),
        fc.constantFrom('yes', '- a', '#b', 'a: b', "it's", '[x', '12', '"', 'a\nb'),
      ),
      (text, nth, word) => {
        const old = parse(text);
        const all = places(old);
        const place = all[nth % all.length] ?? [];
        const wanted = set(old, place, word);
        const patched = patchYaml(text, wanted);
        const now = parse(patched);
        // A figure typed as text may stay a figure.
        expect(JSON.stringify(now).replaceAll('"', '')).toBe(
          JSON.stringify(wanted).replaceAll('"', ''),
        );
        const lines = patched.split('\n');
        const kept = text.split('\n').filter((line) => !lines.includes(line));
        expect(kept.length).toBeLessThanOrEqual(MOST_LINES_OF_ONE_VALUE);
      },
    ),
    { numRuns: 100 },
  );
});

/** Of a text that is folded over several lines, or of a list that is broken over some. */
const MOST_LINES_OF_ONE_VALUE = 8;

it('gives the first groups of a list lines of their own', () => {
  expect(
    patchYaml('sources: []\nlast: true\n', { sources: [{ id: 'a', year: 2024 }], last: true }),
  ).toBe('sources:\n  - id: a\n    year: 2024\nlast: true\n');
});
