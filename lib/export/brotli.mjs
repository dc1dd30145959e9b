// @ts-check
import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import { cachedFileIn } from '../cached-file.mjs';
import { memoize } from '../memoize.mjs';

const compress = promisify(zlib.brotliCompress);

/**
 * @typedef {object} Brotli
 * @property {(text: Buffer) => Promise<Buffer>} pack
 * @property {() => Promise<void>} prune takes away what was kept and is not of use any more
 */

/**
 * Brotli (RFC 7932) at its highest quality, which takes most of an export's time: the same content is
 * compressed once in a build, and not again in the next.
 * @param {string} [folder] where it is kept between builds; it may be deleted at any time
 * @returns {Brotli}
 */
export function brotliIn(folder) {
  /** @type {Set<string>} */
  const used = new Set();
  const packed = memoize((/** @type {string} */ name, /** @type {Buffer} */ text) =>
    folder ? cachedFileIn(folder, name, () => best(text)) : best(text),
  );
  return {
    pack(text) {
      const name = `${process.versions.brotli}-${createHash('sha256').update(text).digest('hex')}`;
      used.add(name);
      return packed(name, text);
    },
    async prune() {
      const kept = folder ? await fs.readdir(folder).catch(() => []) : [];
      const old = kept.filter((name) => !used.has(name));
      await Promise.all(old.map((name) => fs.rm(path.join(String(folder), name))));
    },
  };
}

/** @param {Buffer} text */
const best = (text) =>
  compress(text, {
    params: {
      [zlib.constants.BROTLI_PARAM_QUALITY]: 11,
      [zlib.constants.BROTLI_PARAM_MODE]: zlib.constants.BROTLI_MODE_TEXT,
      [zlib.constants.BROTLI_PARAM_SIZE_HINT]: text.length,
    },
  });
