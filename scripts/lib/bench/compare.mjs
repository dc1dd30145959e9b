import fs from 'node:fs/promises';
import path from 'node:path';
import zlib from 'node:zlib';
import { serve } from '../serve.mjs';
import { bareHtml } from './bare-page.mjs';
import { coldPaint, median } from './paint.mjs';

/**
 * Largest contentful paint of pages against bare pages with the same words, cold, on the slow phone.
 * Page and bare page take turns, so that a busy moment of the machine hurts both.
 * @param {object} input
 * @param {import('playwright').Browser} input.browser
 * @param {string} input.root folder of the export
 * @param {string} input.scratch folder for the bare pages
 * @param {readonly string[]} input.routes
 * @param {number} input.runs
 * @param {boolean} [input.plain] whether the site is not ours, and has headers of its own
 */
export async function compareWithBare({ browser, root, scratch, routes, runs, plain = false }) {
  const site = await serve({ root, plain });
  await writeBare(scratch, '<!doctype html><title>Not found</title>', '404.html');
  const bare = await serve({ root: scratch });
  const rows = [];
  for (const route of routes) {
    const address = new URL(route, site.url).href;
    await writeBare(path.join(scratch, route), await bareHtml(browser, address));
    const visits = { page: [], bare: [] };
    // The first visit of each warms the server's files and is not counted.
    for (let run = -1; run < runs; run++) {
      const page = await coldPaint(browser, address);
      const plain = await coldPaint(browser, new URL(route, bare.url).href);
      if (run < 0) continue;
      visits.page.push(page);
      visits.bare.push(plain);
    }
    const middle = (kind, figure) => median(visits[kind].map((visit) => visit[figure]));
    rows.push({
      route: `/${route}`,
      first: middle('page', 'first'),
      largest: middle('page', 'largest'),
      element: visits.page[0].element,
      bytes: middle('page', 'bytes'),
      bare: middle('bare', 'largest'),
      bareBytes: middle('bare', 'bytes'),
      ratio: middle('page', 'largest') / middle('bare', 'largest'),
    });
  }
  await Promise.all([site.close(), bare.close()]);
  return rows;
}

/** @param {string} folder @param {string} html @param {string} [name] */
async function writeBare(folder, html, name = 'index.html') {
  await fs.mkdir(folder, { recursive: true });
  const file = path.join(folder, name);
  await fs.writeFile(file, html);
  await fs.writeFile(`${file}.br`, zlib.brotliCompressSync(html));
}
