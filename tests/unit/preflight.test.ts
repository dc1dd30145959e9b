/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { workingWithUsPage } from '@/lib/content/pages/working-with-us';
import { firm, placeholders } from '@/lib/firm';
import { contentFolder } from '../support/content-folder';

/** A firm of its own: half of what it has to supply is still a stand-in. */
const root = contentFolder({ filled: true, per: 'test' });
beforeEach(() => {
  const facts = { email: 'info@stand-in.example', address: { street: 'A real street' } };
  const standIns = { email: facts.email, 'address.street': 'Stand-in House' };
  fs.writeFileSync(
    path.join(root(), 'firm.ts'),
    `export const firm = ${JSON.stringify(facts)};\nexport const placeholders = ${JSON.stringify(standIns)};\n`,
  );
});

/** Runs `npm run preflight` as a person would. */
function preflight(env: Record<string, string> = {}) {
  const { stdout, stderr, status } = spawnSync(process.execPath, ['scripts/preflight.mjs'], {
    encoding: 'utf8',
    env: { ...process.env, SITE_URL: '', CONTENT_DIR: root(), ...env },
  });
  return { lines: (stdout + stderr).trim().split('\n'), status };
}

/** Whether the first file of a folder is a stand-in; its path as it is listed. */
function mark(folder: string, placeholder: boolean): string {
  const [name = ''] = fs.readdirSync(path.join(root(), folder)).filter((one) => /\./.test(one));
  const file = path.join(root(), folder, name);
  const text = fs.readFileSync(file, 'utf8').replace(/^placeholder: .*\n/m, '');
  const line = `placeholder: ${placeholder}\n`;
  fs.writeFileSync(
    file,
    text.startsWith('---\n') ? text.replace('---\n', `---\n${line}`) : text + line,
  );
  return `content/${folder}/${name}`;
}

it('has a field of the firm for every stand-in', () => {
  for (const field of Object.keys(placeholders)) {
    const value = field
      .split('.')
      .reduce<unknown>((part, key) => Reflect.get(part as object, key), firm);
    expect([field, typeof value]).toEqual([field, 'string']);
  }
});

it('lists each placeholder with file and field, and fails', () => {
  const marked = ['people', 'offices', 'events', 'articles', 'policies'].map((folder) =>
    mark(folder, true),
  );
  const { lines, status } = preflight();
  expect(status).toBe(1);
  expect(lines).toContain('content/firm.ts  email  (still "info@stand-in.example")');
  expect(lines.join('\n')).not.toContain('address.street');
  for (const file of marked) {
    expect(lines.filter((line) => line.startsWith(`${file}  placeholder  (`))).toHaveLength(1);
  }
  expect(lines).toContain('environment  SITE_URL  (not set to a real address)');
  expect(lines.at(-1)).toBe(`${lines.length - 1} placeholders left.`);
});

it('leaves out what is confirmed', () => {
  const file = mark('people', false);
  expect(preflight().lines.filter((line) => line.startsWith(file))).toEqual([]);
});

it('lists every row that a buyer reads as to be confirmed', () => {
  const { lines } = preflight();
  const papers = workingWithUsPage().tender.groups.flatMap(({ items }) => items);
  for (const { name, placeholder } of papers) {
    const listed = lines.some((line) => line.endsWith(`  (${name}: to be confirmed)`));
    expect([name, listed]).toEqual([name, placeholder]);
  }
});

it('is content with a real address', () => {
  const { lines } = preflight({ SITE_URL: 'https://upeo.africa' });
  expect(lines.join('\n')).not.toContain('SITE_URL');
});
