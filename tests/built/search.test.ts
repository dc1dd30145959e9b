import fs from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';
import { load } from 'cheerio';
import { languages } from '@/lib/languages';
import type { SearchIndex } from '@/lib/search/document';
import { existsInOut, outDir } from '../support/built-site';

/** Bytes that opening the search may cost, compressed; a visitor on a metered line pays for each. */
const BUDGET = 60_000;
/** An index of another language also holds the English text of what is not translated. */
const BUDGET_BESIDE_ENGLISH = 72_000;

const read = (file: string) => fs.readFileSync(path.join(outDir, file), 'utf8');

describe.each(languages)('the search index in $name', ({ prefix, id }) => {
  const text = read(`${prefix}/search-index/newest.json`);
  const index: SearchIndex = JSON.parse(text);

  const budget = prefix ? BUDGET_BESIDE_ENGLISH : BUDGET;
  it(`is at most ${budget} bytes with brotli`, () => {
    expect(zlib.brotliCompressSync(text).length).toBeLessThan(budget);
  });

  it('leads to pages that are there, at the place each result names', () => {
    const missing = index.documents.filter(({ path: address }) => {
      const [page = '', fragment] = address.split('#');
      const file = `${prefix}${page.replace(/\/?$/, '/')}index.html`;
      if (!existsInOut(file)) return true;
      if (!fragment) return false;
      return load(read(file))(`[id="${fragment}"]`).length === 0;
    });
    expect(missing).toEqual([]);
  });

  it('has every sign in the file of glyphs', () => {
    const glyphs = read(index.glyphs);
    const missing = index.documents.filter(
      ({ glyph }) => glyph && !glyphs.includes(`id="${glyph}"`),
    );
    expect(missing).toEqual([]);
  });

  it('says of each piece whose text is in another language that it is', () => {
    const wrong = index.documents.filter(({ path: address, elsewhere }) => {
      const $ = load(
        read(`${prefix}${address.replace(/[#].*/, '').replace(/\/?$/, '/')}index.html`),
      );
      const leads = $('main a.btn[hreflang]:not([download])').attr('hreflang');
      return (elsewhere !== undefined) !== (leads !== undefined && leads !== id);
    });
    expect(wrong.filter(({ group }) => group === 'insights')).toEqual([]);
  });
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
