import fs from 'node:fs/promises';
import path from 'node:path';
import { compressFolder } from '../../../lib/export/compress.mjs';
import { compareWithBare } from './compare.mjs';

/**
 * The home page of several built sites, each beside its own bare words. Every site is compressed as ours is,
 * and sent without our headers, whose policy would stop its scripts.
 * @param {object} input
 * @param {import('playwright').Browser} input.browser
 * @param {readonly string[]} input.roots folders of their builds, each with an `index.html`
 * @param {string} input.scratch folder for copies
 * @param {number} input.runs
 * @throws where a folder has no `index.html`
 */
export async function comparePeers({ browser, roots, scratch, runs }) {
  const rows = [];
  for (const [at, root] of roots.entries()) {
    await fs.access(path.join(root, 'index.html')).catch(() => {
      throw new Error(`${root}: found no index.html, expected the folder of a built site`);
    });
    const [row] = await compareWithBare({
      browser,
      root: (await isCompressed(root)) ? root : await compressedCopy(root, `${scratch}/site-${at}`),
      scratch: path.join(scratch, `bare-${at}`),
      routes: [''],
      runs,
      plain: true,
    });
    rows.push({ ...row, site: root });
  }
  return rows;
}

/** @param {string} root */
const isCompressed = (root) =>
  fs.access(path.join(root, 'index.html.br')).then(
    () => true,
    () => false,
  );

/** @param {string} root @param {string} copy */
async function compressedCopy(root, copy) {
  await fs.cp(root, copy, { recursive: true });
  await fs.writeFile(path.join(copy, '404.html'), '<!doctype html><title>Not found</title>');
  await compressFolder(copy);
  return copy;
}
