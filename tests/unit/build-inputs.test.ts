/** @jest-environment node */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { buildInputs, stateOf, VARIABLES } from '@/scripts/lib/build-inputs.mjs';
import { projectRoot } from '@/scripts/lib/run.mjs';

let root: string;
const write = (file: string, text: string) => {
  fs.mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  fs.writeFileSync(path.join(root, file), text);
};
beforeEach(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'inputs-'));
  write('app/page.tsx', 'page');
  write('content/articles/one.md', 'words');
  write('content/firm.ts', 'firm');
  write('public/mark.svg', '<svg/>');
  write('node_modules/.package-lock.json', '{}');
});
afterEach(() => fs.rmSync(root, { recursive: true }));

/** What has another digest after a change. */
function changedBy(change: () => void, environment: Record<string, string> = {}) {
  const before = buildInputs(root, {});
  change();
  const after = buildInputs(root, environment);
  return { code: before.code !== after.code, all: before.all !== after.all };
}
const nothing = () => undefined;

it('is the same for the same files', () => {
  expect(changedBy(nothing)).toEqual({ code: false, all: false });
});

it.each([
  ['a page', 'app/page.tsx'],
  ['code among the content', 'content/firm.ts'],
  ['a new file of the project', 'next.config.mjs'],
  ['a variable in a file', '.env.production'],
  ['an installed package', 'node_modules/.package-lock.json'],
])('%s is compiled anew', (_, file) => {
  expect(changedBy(() => write(file, 'other'))).toEqual({ code: true, all: true });
});

it.each(['content/articles/one.md', 'content/pages/new.yaml', 'public/mark.svg'])(
  'of %s only pages are made anew',
  (file) => {
    expect(changedBy(() => write(file, 'other'))).toEqual({ code: false, all: true });
  },
);

it('what has been renamed or taken away is a change', () => {
  const rename = () =>
    fs.renameSync(path.join(root, 'content/articles/one.md'), path.join(root, 'content/two.md'));
  expect(changedBy(rename).all).toBe(true);
  expect(changedBy(() => fs.rmSync(path.join(root, 'content/two.md'))).all).toBe(true);
});

it.each(['README.md', 'docs/a.md', 'tests/a.test.ts', 'out/index.html', '.next/a', '.cache/a'])(
  'nobody reads %s',
  (file) => {
    expect(changedBy(() => write(file, 'other'))).toEqual({ code: false, all: false });
  },
);

it('another time or address is another build, and not another compilation', () => {
  expect(changedBy(nothing, { SOURCE_DATE_EPOCH: '1' })).toEqual({ code: false, all: true });
  expect(changedBy(nothing, { SITE_URL: 'https://b.example' })).toEqual({ code: false, all: true });
  expect(changedBy(nothing, { BASE_PATH: '/site' })).toEqual({ code: true, all: true });
});

it('content that lies elsewhere counts', () => {
  const elsewhere = fs.mkdtempSync(path.join(os.tmpdir(), 'elsewhere-'));
  const digest = () => buildInputs(root, { CONTENT_DIR: elsewhere }).all;
  const before = digest();
  fs.writeFileSync(path.join(elsewhere, 'one.md'), 'words');
  expect(digest()).not.toBe(before);
  fs.rmSync(elsewhere, { recursive: true });
});

it('tells that what was made has been touched', () => {
  const made = path.join(root, 'out');
  write('out/index.html', 'page');
  const before = stateOf([made]);
  expect(stateOf([made])).toBe(before);
  write('out/index.html', 'pagen');
  expect(stateOf([made])).not.toBe(before);
  fs.rmSync(made, { recursive: true });
  expect(stateOf([made])).not.toBe(before);
});

it('every variable that the code reads tells builds apart', () => {
  /** Those that only development has, that the build sets itself, or that stand for a text in a script. */
  const others = ['OFFLINE_COPIES', 'PREVIEW_FOLDER', 'SITE_LANGUAGE'];
  const files = ['app', 'components', 'content', 'lib'].flatMap((folder) =>
    fs
      .readdirSync(path.join(projectRoot, folder), { recursive: true })
      .map((file) => path.join(folder, String(file))),
  );
  const read = [...files, 'next.config.mjs', 'base-path.mjs', 'scripts/build.mjs']
    .filter((file) => /\.(?:mjs|tsx?)$/.test(file))
    .flatMap((file) => [
      ...fs.readFileSync(path.join(projectRoot, file), 'utf8').matchAll(/process\.env\.([A-Z_]+)/g),
    ])
    .map(([, name]) => String(name));
  expect(read.length).toBeGreaterThan(0);
  expect(read.filter((name) => ![...VARIABLES, ...others].includes(name))).toEqual([]);
});
