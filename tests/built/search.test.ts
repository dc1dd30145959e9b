import fs from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';
import { load } from 'cheerio';
import type { SearchIndex } from '@/lib/search/document';
import { existsInOut, outDir } from '../support/built-site';

/** Bytes that opening the search may cost, compressed; a visitor on a metered line pays for each. */
const BUDGET = 60_000;

const text = fs.readFileSync(path.join(outDir, 'search-index/newest.json'), 'utf8');
const index: SearchIndex = JSON.parse(text);

it(`the search index is at most ${BUDGET} bytes with brotli`, () => {
  expect(zlib.brotliCompressSync(text).length).toBeLessThan(BUDGET);
});

it('every result leads to a page that is there, at the place it names', () => {
  const missing = index.documents.filter(({ path: address }) => {
    const [page = '', fragment] = address.split('#');
    const file = `${page.replace(/\/?$/, '/')}index.html`;
    if (!existsInOut(file)) return true;
    if (!fragment) return false;
    const $ = load(fs.readFileSync(path.join(outDir, file), 'utf8'));
    return $(`[id="${fragment}"]`).length === 0;
  });
  expect(missing).toEqual([]);
});

it('every sign is in the file of glyphs', () => {
  const glyphs = fs.readFileSync(path.join(outDir, index.glyphs), 'utf8');
  const missing = index.documents.filter(({ glyph }) => glyph && !glyphs.includes(`id="${glyph}"`));
  expect(missing).toEqual([]);
});

it('no page carries the engine before the search is opened', () => {
  const home = load(fs.readFileSync(path.join(outDir, 'index.html'), 'utf8'));
  // Listed for the loader in the lean export, linked in Next's own.
  const listed: [string, string][] = JSON.parse(home('#hydration-scripts').text() || '[]');
  const linked = home('script[src]')
    .toArray()
    .map((element) => home(element).attr('src') ?? '');
  const scripts = [...listed.map(([src]) => src), ...linked];
  expect(scripts.length).toBeGreaterThan(0);
  const withEngine = scripts.filter((src) =>
    fs.readFileSync(path.join(outDir, src), 'utf8').includes('MiniSearch'),
  );
  expect(withEngine).toEqual([]);
});
