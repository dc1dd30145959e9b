/** The firm's name is one fact: no other file of `content/` holds it, and all that is made of them follows. */
import fs from 'node:fs';
import path from 'node:path';
import { firm } from '@/content/firm';
import { languages } from '@/lib/languages';

/** The fact itself, and the words that only the firm of that name can keep (`tests/unit/preflight.test.ts`). */
const OWN = ['content/firm.ts', 'content/written-for.ts'];
const files = fs
  .readdirSync('content', { recursive: true, encoding: 'utf8' })
  .map((name) => `content/${name.replaceAll(path.sep, '/')}`)
  .filter((file) => /\.(?:md|yaml|ts|json)$/.test(file) && !OWN.includes(file))
  .map((file) => ({ file, text: fs.readFileSync(file, 'utf8') }));

/** A name as a word of its own, whatever signs it holds. */
const wordOf = (word: string) =>
  new RegExp(
    `(?<![\\p{L}\\d])${word.replace(/[\^$\\.*+?()[\]{}|/]/g, '\\$&')}(?![\\p{L}\\d])`,
    'u',
  );

/** Names of the firm by which a text can be told to name it: its short name may be a word of a language. */
function namesOf(texts: readonly string[]): RegExp[] {
  const ordinary = wordOf(firm.shortName.toLowerCase());
  const names = texts.some((text) => ordinary.test(text))
    ? [firm.name]
    : [firm.name, firm.shortName];
  return names.map(wordOf);
}

afterEach(() => {
  delete process.env.SITE_LANGUAGE;
});

it.each(languages)('no text in $name names the firm but by {firm} or {firmShort}', ({ id }) => {
  const [first, ...others] = languages;
  const own = files.filter(({ file }) =>
    id === first.id
      ? !others.some((other) => file.startsWith(`content/${other.id}/`))
      : file.startsWith(`content/${id}/`),
  );
  const names = namesOf(own.map(({ text }) => text));
  const found = own.flatMap(({ file, text }) =>
    text.split('\n').flatMap((line, at) => {
      const name = names.find((one) => one.test(line));
      return name ? [`${file}, line ${at + 1}: found ${line.match(name)}, expected {firm}`] : [];
    }),
  );
  expect(own.length).toBeGreaterThan(20);
  expect(found).toEqual([]);
});

it.each(languages)('another firm stands in all that is made of the content, in $name', ({ id }) => {
  process.env.SITE_LANGUAGE = id;
  jest.resetModules();
  jest.doMock('@/content/firm', () => ({
    firm: { ...firm, name: 'Zzyzx Partners', shortName: 'Zzyzx' },
  }));
  const { contentFiles, kindOf, loaderOf } = require('../support/content-kinds');
  const firstOfEach = new Map<string, string>(
    contentFiles.map((file: string) => [kindOf(file), file]),
  );
  const made = JSON.stringify([
    ...[...firstOfEach.values()].map((file) => loaderOf(file)()),
    require('@/lib/content/types/capability-statement').capabilityStatement(),
    require('@/lib/seo/json-ld').organizationInFull(),
  ]);
  jest.dontMock('@/content/firm');
  for (const name of namesOf([made])) expect(made).not.toMatch(name);
  expect(made).toContain('Zzyzx Partners');
  expect(made).toMatch(wordOf('Zzyzx'));
});
