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
 */
export const limits = {
  html: 20_000,
  // Fifty of these are the shade by which a wide table says that it goes on, fifty keep printed parts whole.
  // A hundred and sixty let a table on a phone be read whole instead of cut, sixty print it between its rows.
  // Seventy have its sentences below the row of a phone, twenty draw a chart in strokes that can be counted,
  // thirty keep letters of twice their size within a phone. Fifty came when the pages of services and of industries
  // became a route each: what Next puts into one sheet, and in which order, follows its routes. Seventy set the names
  // in a folded table in a column of their own and keep the commas of notes at their figures. Thirty came with the name
  // of the firm in the trail: first styles are found anew where the first words of a page end elsewhere.
  // Eighty, here and below, are what one compile names and orders otherwise than another: with forty a build of the
  // same text failed elsewhere by seven bytes; eighty more since: the same rules, shared out to sheets in another way, weighed seventy more. Twenty lay a mail's panel over the header of a low window.
  // Seventy are a menu without scripts, which has no empty picture, and a first-visit banner that waits beside a box that was missed.
  // Eighty keep it away until a form is left, set the small print of a phone's footer in columns, and are once more rules in other sheets.
  // Forty keep below an address what is wrong with it, fade rows that go on below the drawer's foot, and hold an author's place while a page arrives.
  // Forty are once more rules in other sheets, since words that no paper showed are printed.
  css: 16_440,
  firstView: 80_000,
  // Up to ninety of these name the file of what pages give React alike, which takes 2.5 kB from each page's own.
  // Fifty are the way to a person in the header of a tablet. Forty are first styles of the landing of the
  // industries, for which those of its template have room since the search needs fewer.
  secondPage: 26_740,
  // Seventy of these show the header in time (lib/browser/boot/arriving), twenty a tall table's first rows,
  // twenty try again what was downloaded and did not run.
  // And the words of a search stand in their field before anything else has come. Forty more keep a search open
  // that was opened while the page came, and a panel off what has the focus, and lead from a pin of the map on.
  // Ten hold a search for nothing until it can be answered. Forty keep the picker's sentence in the window, and give the focus back to the search's button.
  // Forty to sixty, here and below, move a group that is opened in the drawer into sight, and a phone's row of choices.
  // Fifty, here and below, show what is unfolded anywhere, and all of a card that the keyboard comes to.
  inline: 4_070,
};

/**
 * Home holds the six offices, what each service means in each industry, the practices by name, and the land
 * of its first screen. Seventy bytes let the picker hold as many as there are, and give back what was chosen;
 * forty are points of its land that lie on the edges of fields; sixty are the footer's groups on a phone and the rings of radio buttons before the offices; two hundred are what the hashes of scripts and the sheets into which the same rules are shared out add in one build and not in the next, and another sixty since the place that Back returns to came. Thirty of its scripts keep
 * the office of a message that waits, on Contact, thirty keep Enter on an office from sending the form, and thirty keep what was pressed last while React wakes up. Eighty of a second page are what `codeLimits` says of hashes, thirty the countries of the offices.
 */
const homeLimits = {
  ...limits,
  html: 22_660,
  firstView: 100_000,
  inline: 4_160,
  secondPage: 26_930,
};

/**
 * What code may weigh on the page of an insight or the list of a kind: the page without the text of its
 * content files (own-text.mjs). A page over `limits` that is within these is long, which an editor is told and no
 * build stops for. Fifty bytes say that a file was saved, and as what; forty of an event's set the name of each
 * part beside it, and say once more what it is where its trail is short; a hundred print the calendar's address,
 * fifty copy the address to register at, and print it where scripts are off. Thirty name the other events as such. A hundred and twenty are
 * once more the same rules in other sheets, and hashes that compress otherwise: one word changed in the labels moved
 * pages by thirty bytes, and no editor's word may stop a build by that. Twenty give a panel the focus when its
 * words are pressed. Forty move a group of the drawer and a phone's row of choices into sight, fifty what is unfolded or comes to the keyboard.
 */
export const codeLimits = { ...limits, html: 14_190, firstView: 73_600, secondPage: 23_460 };

/**
 * A report is 2,000 words and more with its charts, their tables and some forty sources; cutting it into
 * pages would cost a reader more than it saves. The styles of the seven fields of the year are in theirs, and
 * forty bytes that leave no table of a phone cut, and forty that set the footer of a tablet in columns. Four
 * hundred set sources, figures and tables over the column that would be empty, and what each field draws beside
 * its words, and thirty keep the works in the margin away from them. A hundred and twenty came with the routes of
 * services and industries and with folded tables (see `limits`), thirty show what a way back leads to with its words.
 * Eighty set the title across the cover on a tablet, and a portrait of the colour of its field on paper. Seventy of style are those that `limits` says, eighty more and fifty are what other templates give up to the shared sheet since home has first styles of its own.
 */
const reportLimits = { ...limits, html: 23_450, css: 17_300, secondPage: 32_240 };

/**
 * The margin of a report names forty works, which its content file names once, and a phone sees its drawing. Forty
 * bytes are for what hashes of scripts add in one build and not in the next, and a report ends in a way to its authors.
 * A hundred are the names of the columns in each cell of a table that a phone would set in strips of two words.
 * Eighty are the groups of the footer on a phone and that portrait. Forty keep amounts on one line: the space in them is another letter to the compressor. Sixty are the sentences in which the search says why a page is among its results, twenty the rules that `limits` names last. Fifty are what `codeLimits` says last.
 */
const reportCodeLimits = { ...codeLimits, html: 14_450, secondPage: 24_000 };

/**
 * A page with a mail form carries what its first press needs: drafts, the count of errors, and the mail
 * itself in words and as a text to copy where no other script comes (lib/browser/boot/forms). Forty of its bytes
 * choose the post that was pressed in a list, and show again what was sent; forty more fill lists and boxes on
 * the way back, after the browser, and take away what was said of answers that have changed.
 * Sixty say above the form which post was pressed and begin at its first empty field.
 * Seventy take it back when a press finds errors, and are those that `limits` names. Sixty of a second page
 * came with the routes of services and industries (see `limits`), and a few, here and in other second pages, keep the
 * signs of other places within a phone with large letters. Sixty lead from a post to a second application,
 * and ninety from an office to a second message, which name it, and keep the first as it was sent. Ninety choose what
 * the page before was about. A hundred and forty check a telephone number, keep the form in the window in another
 * language, show the heading above it, and give a text that could not be copied a row of its own; sixty more are what `codeLimits` says of hashes. Thirty keep Enter on an office from sending what stands far above it,
 * and forty are what `limits` says last of scripts within the page. Eighty of a second page are those and the rules
 * that print what was chosen.
 */
const formLimits = { ...limits, inline: 5_130, secondPage: 28_060 };
const withForm = /^(?:contact|careers|services\/(?:agriculture|policy))\//;

/**
 * The not-found page compares its address with those of the site (lib/browser/boot/page-suggestion). Ten say behind a
 * link to a mail where to write when nothing opened, thirty find the page above a folder that has none.
 */
const notFoundLimits = { ...limits, inline: 4_480 };

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
