import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { writtenFor } from '@/content/written-for';
import { firm, placeholders } from '@/lib/firm';
import { contentPlaceholders } from '../../scripts/lib/placeholders.mjs';
import { contentFolder } from '../support/content-folder';
import { contentFiles, firstFile, textOf } from '../support/content-kinds';

const folder = contentFolder({ filled: true, per: 'test' });
/** A firm of its own: half of what it has to supply is still a placeholder. */
beforeEach(() => {
  const facts = {
    name: 'Stand-in',
    email: 'info@stand-in.example',
    address: { street: 'A real street' },
  };
  const placeholders = { email: facts.email, 'address.street': 'Stand-in House' };
  fs.writeFileSync(
    path.join(folder(), 'firm.ts'),
    `export const firm = ${JSON.stringify(facts)};\nexport const placeholders = ${JSON.stringify(placeholders)};\n`,
  );
  fs.writeFileSync(
    path.join(folder(), 'written-for.ts'),
    "export const writtenFor = { name: 'Stand-in', words: [['pages/about.yaml', 'means horizon']] };",
  );
});

/** Runs `npm run preflight` as a person would. */
function preflight(env: Record<string, string> = {}) {
  const { stdout, status } = spawnSync(process.execPath, ['scripts/preflight.mjs'], {
    encoding: 'utf8',
    env: { ...process.env, CONTENT_DIR: folder(), SITE_URL: '', ...env },
  });
  const lines = stdout.trim().split('\n');
  return {
    lines,
    status,
    ofFile: (file: string) => lines.filter((line) => line.startsWith(`${file}  `)),
  };
}

/** How often a file says that something in it is a placeholder. */
const marksIn = (text: string) =>
  text.split('\n').filter((line) => /^[^#]*\bplaceholder: true\b/.test(line)).length;

const placeholdersOf = (name: string) =>
  contentPlaceholders(folder()).filter(({ file }) => file === `content/${name}`);

const replaceIn = (file: string, from: RegExp | string, to: string) => {
  const full = path.join(folder(), file);
  fs.writeFileSync(full, fs.readFileSync(full, 'utf8').replace(from, to));
};

it('has a field of the firm for every placeholder', () => {
  for (const field of Object.keys(placeholders)) {
    const value = field
      .split('.')
      .reduce<unknown>((part, key) => Reflect.get(part as object, key), firm);
    expect([field, typeof value]).toEqual([field, 'string']);
  }
});

it('lists every placeholder of every file, says how many there are, and fails', () => {
  const { lines, status, ofFile } = preflight();
  expect(status).toBe(1);
  for (const file of contentFiles) {
    expect([file, ofFile(`content/${file}`)]).toEqual([
      file,
      Array(marksIn(textOf(file))).fill(expect.stringMatching(/placeholder {2}\(.+\)$/)),
    ]);
  }
  expect(ofFile('content/firm.ts')).toEqual([
    'content/firm.ts  email  (still "info@stand-in.example")',
  ]);
  expect(lines).toContain('environment  SITE_URL  (not set to a real address)');
  expect(lines.at(-1)).toBe(`${lines.length - 1} placeholders left.`);
});

it.each([
  [firstFile('articles'), /^category:/m, 'placeholder: true\ncategory:'],
  [firstFile('reports'), /^category:/m, 'placeholder: true\ncategory:'],
  [firstFile('newsletter'), /^category:/m, 'placeholder: true\ncategory:'],
  [firstFile('policy-briefs'), /^category:/m, 'placeholder: true\ncategory:'],
  [firstFile('offices'), /^city:/m, 'placeholder: true\ncity:'],
])('finds a mark that is put into %s', (file, from, to) => {
  replaceIn(file, /^placeholder: .*\n/m, '');
  expect(placeholdersOf(file)).toEqual([]);
  replaceIn(file, from, to);
  expect(placeholdersOf(file)).toEqual([
    { file: `content/${file}`, field: 'placeholder', why: expect.stringMatching(/./) },
  ]);
});

it('names a row within a file by its field and by its name', () => {
  fs.writeFileSync(
    path.join(folder(), 'pages', 'about.yaml'),
    'promise:\n  items:\n    - title: One\n    - title: Two\n      placeholder: true\n',
  );
  expect(placeholdersOf('pages/about.yaml')).toEqual([
    {
      file: 'content/pages/about.yaml',
      field: 'promise.items[2].placeholder',
      why: 'Two: to be confirmed',
    },
  ]);
});

it('no longer lists what has been confirmed', () => {
  const [name = ''] = fs
    .readdirSync(path.join(folder(), 'people'))
    .filter((one) => one.endsWith('.yaml'));
  const file = `people/${name}`;
  replaceIn(file, /placeholder: \w+/, 'placeholder: true');
  expect(placeholdersOf(file)).toHaveLength(1);
  replaceIn(file, 'placeholder: true', 'placeholder: false');
  expect(placeholdersOf(file)).toEqual([]);
});

it('is content with a real address', () => {
  const { lines } = preflight({ SITE_URL: 'https://upeo.africa' });
  expect(lines.join('\n')).not.toContain('SITE_URL');
});

it.each(writtenFor.words)('looks in %s for words that stand there: %s', (file, words) => {
  const text = fs.readFileSync(path.join('content', file), 'utf8');
  // Another firm has written its own.
  expect(firm.name !== writtenFor.name || text.includes(words)).toBe(true);
});

it('lists what was written for a firm of another name, until it is written anew', () => {
  const write = (name: string) =>
    fs.writeFileSync(
      path.join(folder(), 'firm.ts'),
      `export const firm = { name: ${JSON.stringify(name)} };\nexport const placeholders = {};\n`,
    );
  fs.writeFileSync(
    path.join(folder(), 'pages', 'about.yaml'),
    'title: Us\ntext: It means horizon.\n',
  );
  const told =
    'content/pages/about.yaml  line 2  (found "means horizon", written for a firm of another name)';
  write('Stand-in');
  expect(preflight().lines).not.toContain(told);
  write('Another');
  expect(preflight().lines).toContain(told);
  fs.writeFileSync(path.join(folder(), 'pages', 'about.yaml'), 'title: Us\ntext: It means tree.\n');
  expect(preflight().lines).not.toContain(told);
});
