/** @jest-environment node */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import zlib from 'node:zlib';
import { brotliIn } from '@/lib/export/brotli.mjs';

let folder: string;
beforeEach(() => {
  folder = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'brotli-')), 'kept');
});
afterEach(() => fs.rmSync(path.dirname(folder), { recursive: true }));

const text = Buffer.from('The quick brown fox jumps over the lazy dog. '.repeat(40));
const kept = () => fs.readdirSync(folder);

it('packs what unpacks to the same', async () => {
  const packed = await brotliIn().pack(text);
  expect(zlib.brotliDecompressSync(packed).equals(text)).toBe(true);
  expect(packed.length).toBeLessThan(text.length);
});

it('takes from its folder what an earlier build has packed', async () => {
  const first = await brotliIn(folder).pack(text);
  const [name = ''] = kept();
  expect(fs.readFileSync(path.join(folder, name)).equals(first)).toBe(true);
  fs.writeFileSync(path.join(folder, name), 'from the folder');
  expect(String(await brotliIn(folder).pack(text))).toBe('from the folder');
});

it('another text, or another brotli, is packed anew', async () => {
  await brotliIn(folder).pack(text);
  await brotliIn(folder).pack(Buffer.concat([text, text]));
  expect(kept()).toHaveLength(2);
  expect(kept().every((name) => name.startsWith(`${process.versions.brotli}-`))).toBe(true);
});

it('keeps what this build needed and takes away the rest', async () => {
  await brotliIn(folder).pack(text);
  const next = brotliIn(folder);
  await next.pack(Buffer.from('Another text.'));
  expect(kept()).toHaveLength(2);
  await next.prune();
  expect(kept()).toHaveLength(1);
  await next.pack(text);
});

it('without a folder there is nothing to take away', () =>
  expect(brotliIn().prune()).resolves.toBeUndefined());
