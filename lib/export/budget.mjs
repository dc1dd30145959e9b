/**
 * What a visitor downloads, page by page, and the limits. Bytes are brotli where a file has that form:
 * what a browser receives from a host with deploy/'s configuration.
 */
import fs from 'node:fs/promises';
import path from 'node:path';
import { forEachConcurrent } from '../for-each-concurrent.mjs';
import { memoize } from '../memoize.mjs';
import { firmBytes } from './firm-bytes.mjs';
import { editionOf } from './languages.mjs';

/** Pages that are weighed at once. */
const AT_ONCE = 16;

/**
 * Bytes. Styles written into the page count as CSS, not as HTML. `firstView` is everything that
 * arrives before any interaction; `secondPage` what the page adds for a visitor who comes from home.
 *
 * A limit stands one to two per cent over the heaviest page of its kind. The same text weighs up to a hundred and fifty
 * bytes more in one compile than in the next: Next shares rules out to sheets in another order, names files
 * otherwise, and hashes compress worse than words. No editor's sentence may stop a build by that; whatever
 * needs the rest of the room is argued for in the commit that takes it, and here when it is raised.
 */
export const limits = {
  html: 20_000,
  // Tables that a phone reads whole, letters of twice their size, paper, and forced colours are in every page's.
  css: 16_800,
  firstView: 80_000,
  secondPage: 27_400,
  // What the first press needs before anything else has come: header, menus, search (whose field Chromium empties at
  // an Escape that should close it), choices, the banner; and what styles (`:has(:focus)`) would look for in the whole
  // page at each press, a third of its time on a slow phone. Before the first frame also what was unfolded as the page
  // was left: later, all below it would move.
  inline: 4_400,
};

/**
 * Home holds the six offices, what each service means in each industry, the practices by name, and the land
 * of its first screen. Its scripts keep an office that was pressed while React wakes up.
 */
const homeLimits = {
  ...limits,
  html: 23_300,
  firstView: 100_000,
  inline: 4_480,
  secondPage: 27_500,
};

/**
 * What code may weigh on the page of an insight or the list of a kind: the page without the text of its
 * content files (own-text.mjs). A page over `limits` that is within these is long, which an editor is told and no
 * build stops for. The figures that stand in the drawing at the head of an article are code.
 */
export const codeLimits = { ...limits, html: 14_750, firstView: 73_600, secondPage: 24_400 };

/**
 * A report is 2,000 words and more with its charts, their tables and some forty sources; cutting it into
 * pages would cost a reader more than it saves. The styles of the seven fields of the year are in theirs, on
 * screen and on paper, and what sets sources, figures and tables beside its words.
 */
const reportLimits = { ...limits, html: 23_450, css: 17_600, secondPage: 32_600 };

/**
 * The margin of a report names forty works, which its content file names once, each cell of its widest table
 * says its column on a phone, and a phone sees its drawing. A hundred bytes are room, as each line that every
 * page carries counts here too.
 */
const reportCodeLimits = { ...codeLimits, html: 14_900, secondPage: 24_500 };

/**
 * A page with a mail form carries what its first press needs: drafts, which give way to a subject that was pressed
 * since, the count of errors, and the mail itself in words and as a text to copy where no other script comes
 * (lib/browser/boot/forms).
 */
const formLimits = { ...limits, inline: 5_620, secondPage: 28_900 };
const withForm = /^(?:contact|careers|services\/(?:agriculture|policy))\//;

/**
 * The not-found page compares its address with those of the site (lib/browser/boot/page-suggestion), and says
 * behind a link to a mail where to write when nothing opened.
 */
const notFoundLimits = { ...limits, inline: 4_790 };

/**
 * What text may weigh in another language than the first: brotli brings a dictionary that knows English,
 * and none for most others.
 */
const LONGER = 1.06;

/**
 * What an insight of the greatest length that its kind allows, with charts, tables and sources, makes of a
 * page of the limits. Only what is longer is worth an editor's while.
 */
const FULL_LENGTH = 1.1;

/** @param {string} page @returns {typeof limits} */
export const limitsOf = (page) => inLanguageOf(page, firstLimitsOf(editionOf(page).file));

/** @param {string} page @param {typeof limits} most @returns {typeof limits} */
function inLanguageOf(page, most) {
  if (!editionOf(page).language.prefix) return most;
  const longer = (/** @type {number} */ bytes) => Math.round(bytes * LONGER);
  const { html, firstView, secondPage } = most;
  return {
    ...most,
    html: longer(html),
    firstView: longer(firstView),
    secondPage: longer(secondPage),
  };
}

/** @param {string} file as the first language has it @returns {typeof limits} */
function firstLimitsOf(file) {
  if (file === '404.html') return notFoundLimits;
  if (withForm.test(file)) return formLimits;
  if (file.startsWith('insights/reports/')) return reportLimits;
  return file === 'index.html' ? homeLimits : limits;
}

/**
 * @typedef {object} WrittenPage
 * @property {string} file
 * @property {ReadonlySet<string>} fonts addresses
 * @property {ReadonlySet<string>} pictures addresses
 * @property {readonly string[]} inline texts of its inline scripts
 * @property {readonly string[]} styles written into it
 * @property {readonly string[]} sheets addresses
 * @property {readonly string[]} scripts addresses
 *
 * @typedef {object} Weight
 * @property {string} file
 * @property {number} html without the styles in it
 * @property {number} css linked, and written into the page
 * @property {number} font
 * @property {number} picture
 * @property {number} firstView all of these
 * @property {number} inline its inline scripts together
 * @property {number} secondPage what the page adds for a visitor who comes from the home page
 * @property {number} hydrate scripts, once something is touched
 * @property {import('./own-text.mjs').OwnText} [own] the text of its content file, of an insight
 */

/**
 * @param {object} site
 * @param {string} site.out
 * @param {string} site.basePath
 * @param {readonly WrittenPage[]} site.pages
 * @param {(page: string) => Promise<import('./own-text.mjs').OwnText | undefined>} site.ownText
 * @param {import('./brotli.mjs').Brotli['pack']} site.pack
 * @returns {Promise<Weight[]>}
 */
export async function measurePages({ out, basePath, pages, ownText, pack }) {
  const size = memoize((/** @type {string} */ href) =>
    sizeOf(path.join(out, decodeURI(href.slice(basePath.length)))),
  );
  /** @param {string} text */
  const compressed = async (text) => (await pack(Buffer.from(text))).length;
  // The same few on all pages.
  const compressedScripts = memoize(compressed);
  // What styles add to a page is found out on one of those that hold them: to compress every page twice
  // takes a build a third longer and changes a dozen bytes.
  const oneWith = new Map(pages.map((page) => [page.styles.join(), page]));
  const embedded = memoize(async (/** @type {string} */ styles) => {
    const page = /** @type {WrittenPage} */ (oneWith.get(styles));
    const file = path.join(out, page.file);
    const html = await fs.readFile(file, 'utf8');
    const without = page.styles.reduce((rest, style) => rest.replace(style, () => ''), html);
    return (await sizeOf(file)) - (await compressed(without));
  });
  /** @param {Iterable<string>} hrefs */
  const sum = async (hrefs) => (await Promise.all([...hrefs].map(size))).reduce((a, b) => a + b, 0);

  /** What a visitor has who comes from the home page of the same language. */
  const atHome = memoize((/** @type {string} */ prefix) => {
    const file = `${prefix}/index.html`.slice(1);
    const home = pages.find((page) => page.file === file);
    if (!home) throw new Error(`The export has no home page ${file}.`);
    return new Set([...home.pictures, ...home.sheets, ...home.fonts]);
  });
  /** @type {Weight[]} */
  const weights = [];
  // Thousands at once would be more open files than a system has.
  await forEachConcurrent(
    pages.entries(),
    AT_ONCE,
    async ([at, { file, pictures, fonts, sheets, inline, styles, scripts }]) => {
      const whole = await sizeOf(path.join(out, file));
      const inStyles = await embedded(styles.join());
      const html = whole - inStyles;
      const [linked, font, picture, hydrate] = await Promise.all(
        [sheets, fonts, pictures, scripts].map(sum),
      );
      const css = inStyles + Number(linked);
      const known = atHome(editionOf(file).language.prefix);
      const own = await sum([...sheets, ...fonts, ...pictures].filter((href) => !known.has(href)));
      const piece = await ownText(file);
      const all = [html, css, font, picture].map(Number);
      weights[at] = /** @type {Weight} */ ({
        file,
        html,
        css,
        font,
        picture,
        hydrate,
        inline: await compressedScripts(inline.join('\n')),
        secondPage: whole + own,
        firstView: all.reduce((a, b) => a + b, 0),
        ...(piece && { own: piece }),
      });
    },
  );
  return weights;
}

/** @param {string} file @returns {Promise<number>} bytes of its smallest form */
async function sizeOf(file) {
  const sizes = await Promise.all(
    [file, `${file}.br`].map((form) =>
      fs.stat(form).then(
        ({ size }) => size,
        () => Infinity,
      ),
    ),
  );
  return Math.min(...sizes);
}

/**
 * Files that a page fetches by itself, in a browser with scripts. Lazy images are not among them, nor
 * pictures that wait to be scrolled to (lib/browser/boot/load-pictures).
 * @param {string} document
 */
export function referenced(document) {
  const html = document.replace(/<noscript>.*?<\/noscript>/gs, '');
  const fonts = matches(html, /<link rel="preload" href="([^"]+\.woff2)"/g);
  const images = matches(
    html.replace(/<img\b[^>]*loading="lazy"[^>]*>/g, ''),
    /<img\b[^>]*?\ssrc="([^"]+)"/g,
  );
  const uses = matches(html, /<(?:use|image)\b[^>]*?\shref="([^"#]+\.\w+)(?:#[^"]*)?"/g);
  return { fonts: new Set(fonts), pictures: new Set([...images, ...uses]) };
}

/** @param {string} text @param {RegExp} pattern @returns {string[]} */
function matches(text, pattern) {
  return [...text.matchAll(pattern)].map(([, found]) => String(found));
}

/** @param {readonly Weight[]} pages */
export function printBudget(pages) {
  const columns = /** @type {const} */ ([
    'html',
    'css',
    'font',
    'picture',
    'inline',
    'firstView',
    'secondPage',
    'hydrate',
  ]);
  const line = (/** @type {string} */ name, /** @type {readonly (string | number)[]} */ cells) =>
    `${name.padEnd(56)}${cells.map((cell) => String(cell).padStart(11)).join('')}`;
  console.log(
    '\nBytes a visitor downloads (brotli); inline scripts are part of the HTML, inline styles of the CSS\n',
  );
  console.log(line('route', columns));
  for (const page of pages) {
    console.log(
      line(
        routeOf(page.file),
        columns.map((column) => page[column]),
      ),
    );
  }
}

/** @param {string} file */
const routeOf = (file) => `/${file.replace(/index\.html$/, '')}`;

const parts = /** @type {const} */ (['html', 'css', 'inline', 'firstView', 'secondPage']);
/** Parts that hold the text of a page. */
const withText = new Set(['html', 'firstView', 'secondPage']);

/**
 * Weighs code against its limits, and words against what is wanted. Of the page of an insight, the text
 * of its content file is left out before code is weighed, and a page that is then light enough is long.
 * @param {readonly Weight[]} pages
 * @param {ReturnType<typeof firmBytes>} ofFirm what another firm's sign and faces add
 * @returns {{ errors: string[], warnings: string[] }} a sentence for each page and part over its limit
 */
export function judgeBudget(pages, ofFirm = firmBytes()) {
  /** @type {string[]} */
  const errors = [];
  /** @type {string[]} */
  const warnings = [];
  for (const page of pages) {
    const most = limitsOf(page.file);
    const isReport = editionOf(page.file).file.startsWith('insights/reports/');
    const forCode = isReport ? reportCodeLimits : codeLimits;
    const ofCode = { ...inLanguageOf(page.file, forCode), css: most.css };
    const { own } = page;
    for (const part of parts) {
      const isText = own !== undefined && withText.has(part);
      const code = isText ? page[part] - own.bytes : page[part];
      const limit = (own ? ofCode[part] : most[part]) + ofFirm[part];
      if (code > limit) {
        const what = isText ? `${part} without the text of ${own.file}` : part;
        errors.push(`${routeOf(page.file)}: ${what} ${code} bytes, at most ${limit}`);
      }
    }
    const wanted = (/** @type {keyof typeof limits} */ part) => most[part] * FULL_LENGTH;
    const long = parts.find((part) => withText.has(part) && page[part] > wanted(part));
    if (own && long) {
      warnings.push(
        `${own.file} makes a page of ${kilobytes(page[long])}; ${kilobytes(wanted(long))} are wanted: ${own.remedy}`,
      );
    }
  }
  return { errors, warnings };
}

/** @param {number} bytes */
const kilobytes = (bytes) => `${(bytes / 1000).toFixed(1).replace(/\.0$/, '')} kB`;

/**
 * Tells editors of long pages.
 * @param {readonly Weight[]} pages
 * @throws naming every page and part whose code is over its limit
 */
export function overBudget(pages) {
  const { errors, warnings } = judgeBudget(pages);
  if (warnings.length > 0) console.warn(`\nLong pages:\n  ${warnings.join('\n  ')}\n`);
  if (errors.length > 0)
    throw new Error(`Over budget (lib/export/budget.mjs):\n  ${errors.join('\n  ')}`);
}
