/** @jest-environment node */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import zlib from 'node:zlib';
import { compressFolder } from '@/lib/export/compress.mjs';

let folder: string;
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'compress-'));
});
afterEach(() => fs.rmSync(folder, { recursive: true }));

const text = 'The quick brown fox jumps over the lazy dog. '.repeat(40);
const write = (name: string, content: string | Buffer) =>
  fs.writeFileSync(path.join(folder, name), content);
const read = (name: string) => fs.readFileSync(path.join(folder, name));

it('writes both forms beside a text file, and both unpack to it', async () => {
  fs.mkdirSync(path.join(folder, 'about'));
  write('about/index.html', text);
  const sum = await compressFolder(folder);
  expect(zlib.brotliDecompressSync(read('about/index.html.br')).toString()).toBe(text);
  expect(zlib.gunzipSync(read('about/index.html.gz')).toString()).toBe(text);
  expect(sum).toEqual({
    files: 1,
    bytes: text.length,
    compressed: read('about/index.html.br').length,
  });
});

it('leaves alone what is compressed inside, and what would grow', async () => {
  write('photo.png', Buffer.from(text));
  write('font.woff2', Buffer.from(text));
  write('tiny.txt', 'x');
  await compressFolder(folder);
  expect(fs.readdirSync(folder).toSorted()).toEqual(['font.woff2', 'photo.png', 'tiny.txt']);
});

it('takes away a form that is not smaller any more', async () => {
  write('note.txt', text);
  await compressFolder(folder);
  write('note.txt', 'x');
  await compressFolder(folder);
  expect(fs.readdirSync(folder)).toEqual(['note.txt']);
});

it('gives the same bytes each time, on every system', async () => {
  write('a.css', text);
  await compressFolder(folder);
  const first = read('a.css.gz');
  fs.utimesSync(path.join(folder, 'a.css'), 0, 0);
  await compressFolder(folder);
  expect(read('a.css.gz').equals(first)).toBe(true);
  // RFC 1952: no time of change, system unknown.
  expect([...first.subarray(4, 8), first[9]]).toEqual([0, 0, 0, 0, 255]);
});
