import fs from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';
import { type BuiltPage, firstPages, outDir } from '../support/built-site';

/** Bytes that the first touch of “Narrow results” may download, compressed. */
const BUDGET = 35_000;
/** A word that only the list boxes hold. */
const MARK = 'headlessui-listbox-';

const chunks = path.join(outDir, '_next/static/chunks');
const scripts = fs
  .readdirSync(chunks)
  .filter((file) => file.endsWith('.js'))
  .map((file) => ({ file, text: fs.readFileSync(path.join(chunks, file), 'utf8') }));
const boxes = scripts.filter(({ text }) => text.includes(MARK));

it(`the list boxes are at most ${BUDGET} bytes with brotli, with everything that comes with them`, () => {
  expect(boxes).toHaveLength(1);
  const box = boxes[0]?.file ?? '';
  // The call that fetches them names every file of it.
  const call = scripts
    .flatMap(({ text }) => text.match(/\[(?:"static\/chunks\/[^"]+",?)+\]/g) ?? [])
    .find((names) => names.includes(box));
  const files: string[] = JSON.parse(call ?? '[]');
  expect(files).toContain(`static/chunks/${box}`);
  const bytes = files
    .map((name) => fs.readFileSync(path.join(outDir, '_next', name)))
    .reduce((sum, content) => sum + zlib.brotliCompressSync(content).length, 0);
  expect(bytes).toBeLessThanOrEqual(BUDGET);
});

it('no page fetches them by itself, not even when React hydrates', () => {
  expect(boxes).not.toHaveLength(0);
  const naming = firstPages().filter(({ html }) => boxes.some(({ file }) => html.includes(file)));
  expect(naming.map(({ path: address }) => address)).toEqual([]);
});

it('the pages hold a button and links, and nothing of what is chosen', () => {
  for (const [file, button] of [
    ['insights/all/index.html', 1],
    ['search/index.html', 0],
  ] as const) {
    const { $ } = firstPages().find((page) => page.file === file) as BuiltPage;
    expect($('main button:contains("Narrow results")')).toHaveLength(button);
    expect($('main [role=listbox], main [role=option]')).toHaveLength(0);
    const links = $('main [data-without-js] a[href]').toArray();
    const addresses = links.map((link) => $(link).attr('href'));
    expect(addresses).toContain('/insights/reports/');
    // A page leads to no list that it is itself.
    expect(addresses.includes('/insights/all/')).toBe(file !== 'insights/all/index.html');
  }
});

it('the values of the list are small', () => {
  const text = fs.readFileSync(path.join(outDir, 'search-index/list.json'));
  expect(zlib.brotliCompressSync(text).length).toBeLessThan(4_000);
});
