/**
 * What a page weighs, said on the page itself beside the minutes that it takes to read; and what a file weighs
 * that the build of another language writes.
 */
import fs from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import { FILE_WEIGHT_PLACE, fileKilobytes, WEIGHT_PLACE } from '../format/weight-place.mjs';

const compress = promisify(zlib.brotliCompress);
/** Quality 5 takes a fiftieth of the time of 11, and gives pages that are a tenth larger. */
const quick = { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 5 } };
const QUICK_IS_LARGER = 1.1;

/**
 * A page with its weight in place: the compressed HTML, with the styles and the scripts that stand in it.
 * Fonts and style sheets come once for all pages and are not counted, nor pictures, which wait until they
 * are scrolled to. In whole kilobytes, so that the figure itself changes nothing. A figure is tried that a
 * quick compression suggests: what is compressed to see whether it holds is then mostly the page as it is sent.
 * @template {{ html: string, payload: string }} Page
 * @param {Page} page
 * @param {(page: Page) => Promise<string>} assemble the document as it is sent
 * @param {import('./brotli.mjs').Brotli['pack']} pack
 * @returns {Promise<Page>}
 */
export async function withWeight(page, assemble, pack) {
  if (page.html.search(WEIGHT_PLACE) < 0) return page;
  const named = (/** @type {number} */ weight) => {
    const filled = (/** @type {string} */ text) => text.replaceAll(WEIGHT_PLACE, String(weight));
    return { ...page, html: filled(page.html), payload: filled(page.payload) };
  };
  const suggested = (await compress(await assemble(page), quick)).length / QUICK_IS_LARGER;
  const tried = named(kilobytes(suggested));
  const found = kilobytes((await pack(Buffer.from(await assemble(tried)))).length);
  return found === kilobytes(suggested) ? tried : named(found);
}

/**
 * A page with the weights of the files that it leads to.
 * @template {{ html: string, payload: string }} Page
 * @param {Page} page
 * @param {string} out folder of the export
 * @returns {Page}
 * @throws {Error} where a file is not there
 */
export function withFileWeights(page, out) {
  if (page.html.search(FILE_WEIGHT_PLACE) < 0) return page;
  const filled = (/** @type {string} */ text) =>
    text.replace(FILE_WEIGHT_PLACE, (_, /** @type {string} */ href) =>
      String(fileKilobytes(fs.statSync(path.join(out, href)).size)),
    );
  return { ...page, html: filled(page.html), payload: filled(page.payload) };
}

/** @param {number} bytes */
const kilobytes = (bytes) => Math.max(1, Math.round(bytes / 1000));
