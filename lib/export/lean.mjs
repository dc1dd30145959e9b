/** The steps of the lean export, in order. Each is a small function over texts; this file does the reading and writing. */
import fs from 'node:fs/promises';
import path from 'node:path';
import { assemblePage } from './assemble.mjs';
import { measurePages, overBudget, printBudget } from './budget.mjs';
import { compressFolder, filesBelow } from './compress.mjs';
import { splitStyles } from './css-split.mjs';
import { writeHostFiles } from './hosts.mjs';
import { removeLeftOvers } from './left-overs.mjs';
import { loaderScript, speculationRules } from './loader.mjs';
import { contentName, integrity } from './names.mjs';
import { readNextPage } from './next-page.mjs';
import { contentSecurityPolicy, metaPolicy } from './policy.mjs';
import { sheetOrder } from './sheet-order.mjs';
import { wakeFile } from './wake-file.mjs';

/** Inline scripts of all pages together: more would mean that a script varies from page to page. */
const MAX_INLINE_SCRIPTS = 5;

/**
 * Rewrites a Next export in place.
 * @param {{ out: string, basePath: string, projectDir: string }} site `out` is the export's folder
 * @throws when Next's output is not as expected, or a page is over budget
 */
export async function makeLean({ out, basePath, projectDir }) {
  const files = (await filesBelow(out)).map((file) => path.relative(out, file));
  await removeLeftOvers(out, files);
  const names = files.filter(
    (file) => file.endsWith('.html') && !/^(?:_not-found|404)\//.test(file),
  );
  const read = memo((/** @type {string} */ href) =>
    fs.readFile(path.join(out, inside(href, basePath)), 'utf8'),
  );
  const pages = await Promise.all(
    names.map(async (file) => readNextPage(file, await fs.readFile(path.join(out, file), 'utf8'))),
  );

  // Styles
  const order = sheetOrder(pages);
  const sheets = await Promise.all(order.map(async (href) => ({ href, css: await read(href) })));
  const scripts = new Set(pages.flatMap(({ chunks }) => chunks));
  const lazy = files
    .filter((file) => file.startsWith('_next/static/chunks/') && file.endsWith('.js'))
    .map((file) => `${basePath}/${file}`)
    .filter((href) => !scripts.has(href));
  const split = splitStyles({
    sheets,
    pages: await Promise.all(
      pages.map(async ({ html, sheets, chunks }) => ({
        html,
        sheets,
        scripts: await Promise.all([...chunks, ...lazy].map(read)),
      })),
    ),
  });
  const write = memo(async (/** @type {string} */ css) => {
    const name = `/_next/static/css/${contentName(css)}.css`;
    await fs.mkdir(path.join(out, '_next/static/css'), { recursive: true });
    await fs.writeFile(path.join(out, name), css);
    return basePath + name;
  });
  const common = await write(split.common);

  // Scripts
  const rules = speculationRules(basePath);
  const loader = loaderScript(rules);
  const inline = [...new Set(pages.flatMap((page) => page.inline)), loader];
  if (inline.length > MAX_INLINE_SCRIPTS) {
    throw new Error(
      `Expected at most ${MAX_INLINE_SCRIPTS} different inline scripts, found ${inline.length}.`,
    );
  }
  const policy = { scripts: [...inline, rules], trustedTypes: ['default'] };
  const hash = memo(async (/** @type {string} */ href) => integrity(await read(href)));
  await fs.mkdir(path.join(out, '_next/static/wake'), { recursive: true });

  const weights = await Promise.all(
    pages.map(async (page, at) => {
      const own = split.pages[at] ? await write(split.pages[at]) : common;
      const linked = [...new Set([common, own])];
      const renamed = new Map(page.sheets.map((href, place) => [href, place === 0 ? common : own]));
      const wake = wakeFile(page, renamed);
      const address = `/_next/static/wake/${contentName(wake)}.js`;
      await fs.writeFile(path.join(out, address), wake);
      /** @type {[string, string][]} */
      const chunks = await Promise.all(
        page.chunks.map(async (href) => /** @type {[string, string]} */ ([href, await hash(href)])),
      );
      const scripts = /** @type {[string, string][]} */ ([
        [basePath + address, integrity(wake)],
        ...chunks,
      ]);
      const html = assemblePage({
        ...page,
        sheets: linked,
        loader,
        scripts,
        policy: metaPolicy(policy),
      });
      await fs.writeFile(path.join(out, page.file), html);
      return { file: page.file, html, sheets: linked, scripts: scripts.map(([href]) => href) };
    }),
  );

  await writeHostFiles({ out, projectDir, csp: contentSecurityPolicy(policy), basePath });
  await compressFolder(out);
  const weighed = await measurePages({ out, basePath, pages: weights, inline });
  printBudget(weighed);
  overBudget(weighed);
}

/** @param {string} href @param {string} basePath @returns {string} path below `out/` */
function inside(href, basePath) {
  return decodeURI(href.slice(basePath.length));
}

/**
 * @template K, V
 * @param {(key: K) => V} make
 * @returns {(key: K) => V}
 */
function memo(make) {
  const known = new Map();
  return (key) => {
    if (!known.has(key)) known.set(key, make(key));
    return known.get(key);
  };
}
