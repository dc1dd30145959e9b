/** @jest-environment node */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { editionOf, languages } from '@/lib/export/languages.mjs';
import { mergeEditions } from '@/lib/export/merge-editions.mjs';

const [first, second = first] = languages;
let root: string;
beforeEach(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'editions-'));
});
afterEach(() => fs.rmSync(root, { recursive: true }));

function write(files: Record<string, string>) {
  for (const [file, text] of Object.entries(files)) {
    const full = path.join(root, file);
    fs.mkdirSync(path.dirname(full), { recursive: true });
    fs.writeFileSync(full, text);
  }
}
const merge = () =>
  mergeEditions({
    out: path.join(root, 'out'),
    others: [{ folder: path.join(root, 'other'), prefix: '/xx' }],
    publicDir: path.join(root, 'public'),
  });
const merged = () =>
  (fs.readdirSync(path.join(root, 'out'), { recursive: true }) as string[])
    .filter((file) => fs.statSync(path.join(root, 'out', file)).isFile())
    .sort();

describe('merging the exports of all languages', () => {
  it('puts pages and files of a language below its prefix, and what they share once at the root', async () => {
    write({
      'public/icon.png': 'icon',
      'out/index.html': 'Home',
      'out/icon.png': 'icon',
      'out/robots.txt': 'robots',
      'out/_next/static/chunks/a.js': 'a',
      'out/og/home.1.png': 'Home',
      'other/index.html': 'Mwanzo',
      'other/404.html': 'Hakuna',
      'other/404/index.html': 'Hakuna',
      'other/_not-found/index.html': 'Hakuna',
      'other/icon.png': 'icon',
      'other/robots.txt': 'other robots',
      'other/feed.xml': 'feed',
      'other/_next/static/chunks/a.js': 'a',
      'other/og/home.2.png': 'Mwanzo',
    });
    await merge();
    expect(merged()).toEqual([
      '_next/static/chunks/a.js',
      'icon.png',
      'index.html',
      'og/home.1.png',
      'og/home.2.png',
      'robots.txt',
      'xx/404.html',
      'xx/feed.xml',
      'xx/index.html',
    ]);
    expect(fs.readFileSync(path.join(root, 'out/robots.txt'), 'utf8')).toBe('robots');
    expect(fs.existsSync(path.join(root, 'other'))).toBe(false);
  });

  it('stops where a file that all share is not the same in all, and names it', async () => {
    write({
      'public/icon.png': 'icon',
      'out/_next/static/chunks/a.js': 'a',
      'other/_next/static/chunks/a.js': 'b',
    });
    await expect(merge()).rejects.toThrow('_next/static/chunks/a.js: found another content');
  });
});

it('a file of the export belongs to the language whose prefix it has', () => {
  expect(editionOf('about/index.html')).toEqual({ language: first, file: 'about/index.html' });
  expect(editionOf(`${second.prefix.slice(1)}/about/index.html`)).toEqual({
    language: second,
    file: 'about/index.html',
  });
  // The service worker is no page of a language that happens to have its name.
  expect(editionOf('sw.js').language).toBe(first);
});
