// @ts-check
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import { forEachConcurrent } from '../for-each-concurrent.mjs';
import { brotliIn } from './brotli.mjs';

/** @typedef {import('./brotli.mjs').Brotli} Brotli */

/** Kinds that shrink. Pictures other than SVG, fonts and PDFs are compressed inside. */
const TEXT = /\.(?:html|css|js|mjs|txt|xml|json|webmanifest|ics|vcf|csv|bib|ris|svg|ico|map)$/;

const gzip = promisify(zlib.gzip);

/**
 * @param {string} folder
 * @returns {Promise<string[]>} every file below it, sorted
 */
export async function filesBelow(folder) {
  const entries = await fs.readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath ?? entry.path, entry.name))
    .sort();
}

/** @param {Buffer} text */
async function gzipAlike(text) {
  const packed = await gzip(text, { level: 9 });
  // The tenth byte names the system that packed it (RFC 1952, 2.3); 255 is "unknown" on every machine.
  packed[9] = 255;
  return packed;
}

/**
 * Writes `file.br` and `file.gz` where they are smaller than the file, and takes away old ones where
 * they are not.
 * @param {string} file
 * @param {Brotli['pack']} brotli
 * @returns {Promise<number>} bytes of the smallest form
 */
async function compressFile(file, brotli) {
  const text = await fs.readFile(file);
  const forms = /** @type {const} */ ([
    ['br', brotli],
    ['gz', gzipAlike],
  ]);
  const sizes = await Promise.all(
    forms.map(async ([extension, pack]) => {
      const packed = await pack(text);
      const target = `${file}.${extension}`;
      if (packed.length < text.length) await fs.writeFile(target, packed);
      else await fs.rm(target, { force: true });
      return packed.length;
    }),
  );
  return Math.min(text.length, ...sizes);
}

/**
 * Compresses every text file of a folder, a few more at once than the machine has processors, so that none
 * waits while a file is read or written: the same input always gives the same bytes.
 * @param {string} folder
 * @param {Brotli['pack']} [pack]
 * @returns {Promise<{ files: number, bytes: number, compressed: number }>} sums before and after
 */
export async function compressFolder(folder, pack = brotliIn().pack) {
  const texts = (await filesBelow(folder)).filter((file) => TEXT.test(file));
  const sum = { files: texts.length, bytes: 0, compressed: 0 };
  await forEachConcurrent(texts, os.availableParallelism() + 2, async (file) => {
    sum.bytes += (await fs.stat(file)).size;
    const packed = await compressFile(file, pack);
    sum.compressed += packed;
  });
  return sum;
}
