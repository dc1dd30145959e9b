/** The steps of the lean export, in order. Each is a small function over texts; this file does the reading and writing. */
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { forEachConcurrent } from '../for-each-concurrent.mjs';
import { memoize } from '../memoize.mjs';
import { assemblePage } from './assemble.mjs';
import { brotliIn } from './brotli.mjs';
import { measurePages, overBudget, printBudget, referenced } from './budget.mjs';
import { withCompileHint } from './compile-hint.mjs';
import { loaderScript, speculationRules } from './compile-loader.mjs';
import { compressFolder, filesBelow } from './compress.mjs';
import { contentHash, integrity } from './content-hash.mjs';
import { HIDE_UNTIL_CSS, SHOW_WITH_CSS } from './critical-css.mjs';
import { mostUsed, splitStyles } from './css-split.mjs';
import { dedupeTwitterMeta } from './dedupe-twitter-meta.mjs';
import { writeHostFiles } from './hosts.mjs';
import { leanFlight, payloadScript, sharedScript } from './hydration-payload.mjs';
import { editionOf } from './languages.mjs';
import { readNextPage } from './next-page.mjs';
import { ownTexts } from './own-text.mjs';
import { withFileWeights, withWeight } from './page-weight.mjs';
import { preventWidows } from './prevent-widows.mjs';
import { pruneOutput } from './prune-output.mjs';
import { reachableScripts } from './reachable-scripts.mjs';
import { contentSecurityPolicy, metaPolicy } from './security-headers.mjs';
import { sharedParts } from './shared-data.mjs';
import { stylesheetOrder } from './stylesheet-order.mjs';

/**
 * Inline scripts of all pages together: more would mean that a script varies from page to page. Each is
 * a hash of 53 bytes in the header of every response; what few pages need would cost all of them more
 * inside the boot script.
 */
const MAX_INLINE_SCRIPTS = 10;
/** And inline styles: each is a hash in the header of every response. The looks of few pages wait beyond that. */
const MAX_INLINE_STYLES = 16;

/**
 * Rewrites a Next export in place.
 * @param {{ out: string, basePath: string, projectDir: string, onStep?: (name: string) => void, besides?: () => Promise<import('./file-rules.mjs').FileRule[]> }} site
 *   `out` is the export's folder; `onStep` is told what begins; `besides` writes what is no page of the site
 *   into it, and says what hosts have to know of that
 * @throws when Next's output is not as expected, or a page is over budget
 */
export async function optimizeExport({
  out,
  basePath,
  projectDir,
  onStep = () => {},
  besides = async () => [],
}) {
  onStep('read');
  const { pack, prune } = brotliIn(path.join(projectDir, '.cache/brotli'));
  const exported = (await filesBelow(out)).map((file) => path.relative(out, file));
  const files = await pruneOutput(out, exported);
  const names = files.filter((file) => file.endsWith('.html'));
  const read = memoize((/** @type {string} */ href) =>
    fs.readFile(path.join(out, inside(href, basePath)), 'utf8'),
  );
  /** @type {PackedPage[]} */
  const pages = [];
  for (const file of names) {
    const source = await fs.readFile(path.join(out, file), 'utf8');
    pages.push(packed(preventWidows(readNextPage(file, source))));
  }

  // Styles
  onStep('styles and scripts');
  const order = stylesheetOrder(pages);
  const sheets = await Promise.all(order.map(async (href) => ({ href, css: await read(href) })));
  const scripts = new Set(pages.flatMap(({ chunks }) => chunks));
  for (const href of scripts) {
    const file = path.join(out, inside(href, basePath));
    await fs.writeFile(file, withCompileHint(await fs.readFile(file, 'utf8')));
  }
  const lazy = files
    .filter((file) => file.startsWith('_next/static/chunks/') && file.endsWith('.js'))
    .map((file) => `${basePath}/${file}`)
    .filter((href) => !scripts.has(href));
  const templates = templatesOf(pages);
  const lazyTexts = new Map(
    await Promise.all(lazy.map(async (href) => /** @type {const} */ ([href, await read(href)]))),
  );
  const reachable = reachableScripts(
    await Promise.all(pages.map(({ chunks }) => Promise.all(chunks.map(read)))),
    lazyTexts,
  );
  const split = splitStyles({
    sheets,
    pages: pages.map((page, at) => ({
      get html() {
        return String(page.html);
      },
      template: String(templates[at]),
      sheets: page.sheets,
      scripts: reachable[at] ?? [],
    })),
  });
  const write = memoize(async (/** @type {string} */ css) => {
    const name = `/_next/static/css/${contentHash(css)}.css`;
    await fs.mkdir(path.join(out, '_next/static/css'), { recursive: true });
    await fs.writeFile(path.join(out, name), css);
    return basePath + name;
  });
  const first = HIDE_UNTIL_CSS + split.first;
  const common = await write(split.common + SHOW_WITH_CSS);

  // Scripts
  const rules = speculationRules(basePath);
  const loader = loaderScript(rules);
  const inline = [...new Set(pages.flatMap((page) => page.inline)), loader];
  if (inline.length > MAX_INLINE_SCRIPTS) {
    throw new Error(
      `Expected at most ${MAX_INLINE_SCRIPTS} different inline scripts, found ${inline.length}.`,
    );
  }
  const written = mostUsed(split.templateCss, MAX_INLINE_STYLES - 1);
  /** Whether the page is drawn before its sheets; a look that found no place waits for them. */
  const isEarly = split.templateCss.map(
    (own, at) => split.rendersBeforeCss[at] === true && (!own || written.has(own)),
  );
  const styles = split.templateCss.map((own, at) => (own && isEarly[at] ? [first, own] : [first]));
  const inlineStyles = new Set(styles.flat());
  const trustedTypes = ['default'];
  const csp = contentSecurityPolicy({
    scripts: [...inline, rules],
    styles: [...inlineStyles],
    trustedTypes,
  });
  const hash = memoize(async (/** @type {string} */ href) => integrity(await read(href)));
  await fs.mkdir(path.join(out, '_next/static/hydrate'), { recursive: true });
  /** A script that is named by its content, and how it is asked for. @param {string} code */
  const namedScript = (code) => {
    const address = `/_next/static/hydrate/${contentHash(code)}.js`;
    return {
      write: () => fs.writeFile(path.join(out, address), code),
      asked: /** @type {[string, string]} */ ([basePath + address, integrity(code)]),
    };
  };
  const sharedIn = memoize(async (/** @type {string} */ prefix) => {
    const parts = sharedOf(pages, templates, prefix);
    if (parts.length === 0) return { parts, asked: [] };
    const script = namedScript(sharedScript(parts));
    await script.write();
    return { parts, asked: [script.asked] };
  });

  /**
   * @param {import('./next-page.mjs').NextPage} page
   * @param {number} at
   */
  const assembled = async (page, at) => {
    const own = split.pages[at] ? await write(split.pages[at]) : common;
    const sheets = [...new Set([common, own])];
    const renamed = new Map(page.sheets.map((href, place) => [href, place === 0 ? common : own]));
    const shared = await sharedIn(editionOf(page.file).language.prefix);
    const payload = namedScript(payloadScript(page, renamed, shared.parts));
    const scripts = [
      ...shared.asked,
      payload.asked,
      ...(await Promise.all(
        page.chunks.map(async (href) => /** @type {[string, string]} */ ([href, await hash(href)])),
      )),
    ];
    const inPage = styles[at] ?? [];
    const html = assemblePage({
      ...page,
      html: dedupeTwitterMeta(page.html),
      styles: inPage,
      sheets,
      rendersBeforeCss: isEarly[at] === true,
      loader,
      scripts,
      policy: metaPolicy({
        scripts: [...page.inline, loader, rules],
        styles: inPage,
        trustedTypes,
      }),
    });
    return { html, sheets, scripts, payload, styles: inPage };
  };
  onStep('assemble pages');
  /** @type {import('./budget.mjs').WrittenPage[]} */
  const finished = [];
  await forEachConcurrent(pages.entries(), AT_ONCE, async ([at, one]) => {
    const page = withFileWeights(unpacked(one), out);
    const draft = async (/** @type {typeof page} */ named) => (await assembled(named, at)).html;
    const weighed = await withWeight(page, draft, pack);
    const { html, sheets, scripts, payload, styles } = await assembled(weighed, at);
    await payload.write();
    await fs.writeFile(path.join(out, page.file), html);
    finished[at] = {
      file: page.file,
      ...referenced(html),
      inline: inline.filter((code) => html.includes(code)),
      styles,
      sheets,
      scripts: scripts.map(([href]) => href),
    };
  });

  onStep('compress');
  const ownRules = await besides();
  await writeHostFiles({ out, projectDir, csp, basePath, rules: ownRules });
  await compressFolder(out, pack);
  onStep('weigh');
  const contentRoot = process.env.CONTENT_DIR ?? path.join(projectDir, 'content');
  const ownText = ownTexts(contentRoot, pack);
  const weighed = await measurePages({ out, basePath, pages: finished, ownText, pack });
  await prune();
  printBudget(weighed);
  overBudget(weighed);
}

/** Pages in work at once: while some are compressed, others are read and put together. */
const AT_ONCE = os.availableParallelism() + 2;

/**
 * A page while it waits. Thousands of them wait together: as bytes their texts take half the room, and each
 * text that many have is there once.
 * @typedef {Omit<import('./next-page.mjs').NextPage, 'html' | 'payload'> & { html: Buffer, payload: Buffer }} PackedPage
 */

/** A copy, the same for the same text: a part of a text keeps all of it in memory. */
const single = memoize((/** @type {string} */ text) => Buffer.from(text).toString());

/** @param {import('./next-page.mjs').NextPage} page @returns {PackedPage} with lean flight data */
function packed(page) {
  return {
    file: page.file,
    html: Buffer.from(page.html),
    payload: Buffer.from(leanFlight(page)),
    sheets: page.sheets.map(single),
    chunks: page.chunks.map(single),
    inline: page.inline.map(single),
    bootstrap: single(page.bootstrap),
  };
}

/** @param {PackedPage} page @returns {import('./next-page.mjs').NextPage} */
const unpacked = (page) => ({ ...page, html: String(page.html), payload: String(page.payload) });

/** Pages of a look by which is told what its language's pages give React alike. */
const SAMPLES = 12;

/**
 * @param {readonly PackedPage[]} pages
 * @param {readonly string[]} templates of each
 * @param {string} prefix of the language
 * @returns {string[]}
 */
function sharedOf(pages, templates, prefix) {
  /** @type {Map<string, number>} */
  const taken = new Map();
  const samples = pages.filter(({ file }, at) => {
    const template = String(templates[at]);
    if (editionOf(file).language.prefix !== prefix) return false;
    taken.set(template, (taken.get(template) ?? 0) + 1);
    return Number(taken.get(template)) <= SAMPLES;
  });
  return sharedParts(samples.map(({ payload }) => String(payload)));
}

/** Pages of one look are a template of their own from this number on; fewer share that of their folder. */
const A_TEMPLATE = 3;

const HOME = 'index.html';

/** What Next's flight data say of a page that is made from a file name: of `app/insights/[slug]`. */
const DYNAMIC = /"n":"\w+","t":"d"/;

/**
 * Pages that share what is written into them besides; in every language those that do in the first. The
 * numbered pages of a list (`/insights/all/3`) look like the list. The articles of a folder are one look; its
 * lists come from other routes, and may happen to link the same sheets and scripts: together, each article would
 * carry the heads of the lists. Home looks like no other page, whatever it links: in one with landings each of
 * them carried its first styles, and it theirs.
 * @param {readonly PackedPage[]} pages
 * @returns {string[]} a name for each page
 */
function templatesOf(pages) {
  /** @type {Map<string, string>} */
  const looks = new Map();
  /** @type {Map<string, number>} */
  const sizes = new Map();
  for (const { file, sheets, chunks, payload } of pages) {
    if (editionOf(file).language.prefix || file === HOME) continue;
    const look = [folderOf(file), DYNAMIC.test(String(payload)), ...sheets, ...chunks].join();
    looks.set(file, look);
    sizes.set(look, (sizes.get(look) ?? 0) + 1);
  }
  return pages.map((page) => {
    const { file } = editionOf(page.file);
    if (file === HOME) return file;
    const look = looks.get(file) ?? '';
    return (sizes.get(look) ?? 0) < A_TEMPLATE ? folderOf(file) : look;
  });
}

/** @param {string} file */
const folderOf = (file) => path.dirname(path.dirname(file.replace(/\/\d+(?=\/index\.html$)/, '')));

/** @param {string} href @param {string} basePath @returns {string} path below `out/` */
function inside(href, basePath) {
  return decodeURI(href.slice(basePath.length));
}
