/** What of a page is the text of its content file, so that budgets can tell words from code. */
import fs from 'node:fs/promises';
import path from 'node:path';
import { memoize } from '../memoize.mjs';
import { brotliIn } from './brotli.mjs';
import { importTypeScript } from './import-typescript.mjs';
import { editionOf } from './languages.mjs';

/**
 * A chart comes as a drawing and as a table, a source with links there and back: the markup that a
 * line of a content file brings with it, in compressed bytes.
 */
const CHART = 450;
const SOURCE = 15;
/** An entry of a list: title, excerpt, facts and picture. */
const ENTRY = 350;
/** Entries that a list with numbered pages keeps at least: `lib/content/relations/archive-pages.ts`. */
const MIN_ON_LIST = 24;
/** Lists of several kinds, and their numbered pages: everything, and each topic. */
const NUMBERED = /^insights\/(?:all|topics\/(?<topic>[^/]+))(?<older>\/\d+)?\/index\.html$/;

/**
 * @typedef {object} OwnText
 * @property {string} file as an editor knows it: `content/articles/x.md`, or the folder of a list
 * @property {number} bytes what its text adds to its page, compressed
 * @property {string} remedy what an editor may do where the page is long
 */

/**
 * A function that finds the content file behind the page of an insight, or the folder behind the list of
 * a kind, and how much of the page that is.
 * @param {string} contentRoot
 * @param {import('./brotli.mjs').Brotli['pack']} [pack]
 * @returns {(page: string) => Promise<OwnText | undefined>}
 */
export function ownTexts(contentRoot, pack = brotliIn().pack) {
  const { insightKinds } = importTypeScript('lib/content/kinds.ts');
  /** @type {{ path: string, folder: string, listed: boolean }[]} */
  const kinds = Object.values(insightKinds);
  const lists = new Map(
    kinds.filter(({ listed }) => listed).map(({ path: address, folder }) => [address, folder]),
  );
  const pieces = new Map(kinds.map(({ path: address, folder }) => [address, folder]));
  // Every numbered page asks for them, of which thousands of pieces have hundreds.
  const topics = memoize((/** @type {string} */ folder) =>
    topicsIn(path.join(contentRoot, folder)),
  );
  return async (page) => {
    const { language, file } = editionOf(page);
    const { topic, older } = NUMBERED.exec(file)?.groups ?? {};
    if (NUMBERED.test(file)) {
      const all = (await Promise.all([...pieces.values()].map(topics))).flat();
      return textOfNumberedList(all, topic, older !== undefined);
    }
    const [, below = '', slug = ''] = /^(.*)\/([^/]+)\/index\.html$/.exec(`/${file}`) ?? [];
    const list = lists.get(`${below}/${slug}`);
    if (list !== undefined) return textOfList(contentRoot, list);
    const folder = pieces.get(below);
    if (folder === undefined) return undefined;
    // What is not translated stands on the page of the first language alone.
    const edition = language.prefix ? `${language.id}/` : '';
    return textOfPiece(contentRoot, `${folder}/${slug}.md`, edition, pack);
  };
}

/** @param {string} file @returns {Promise<string | undefined>} */
const textOf = (file) => fs.readFile(file, 'utf8').catch(() => undefined);

/**
 * @param {string} contentRoot @param {string} file
 * @param {string} edition folder of the language, with a stroke; nothing for the first
 * @param {import('./brotli.mjs').Brotli['pack']} pack
 * @returns {Promise<OwnText | undefined>}
 */
async function textOfPiece(contentRoot, file, edition, pack) {
  const text = await textOf(path.join(contentRoot, edition, file));
  if (text === undefined) return undefined;
  // A translation has the sources of the piece that it translates.
  const first = edition && (await textOf(path.join(contentRoot, file)));
  const sources = first && /^sources:\n(?: .*\n)+/m.exec(first)?.[0];
  const remedy = 'shorten it, or move a table or a chart to a piece of its own';
  return {
    file: `content/${edition}${file}`,
    bytes: await weightOf(text + (sources ?? ''), pack),
    remedy,
  };
}

/**
 * @param {string} contentRoot @param {string} folder
 * @returns {Promise<OwnText>}
 */
async function textOfList(contentRoot, folder) {
  const names = await fs.readdir(path.join(contentRoot, folder)).catch(() => []);
  const bytes = names.filter((name) => name.endsWith('.md')).length * ENTRY;
  const remedy =
    'its list needs numbered pages, which a developer adds (docs/architecture.md, Lists)';
  return { file: `content/${folder}/`, bytes, remedy };
}

/** @param {string} folder @returns {Promise<(string | undefined)[]>} the topic of each piece in it */
async function topicsIn(folder) {
  const names = await fs.readdir(folder).catch(() => []);
  const topics = [];
  for (const name of names.filter((one) => one.endsWith('.md')))
    topics.push(/^category: (.*)$/m.exec((await textOf(path.join(folder, name))) ?? '')?.[1]);
  return topics;
}

/**
 * @param {readonly (string | undefined)[]} topics of all pieces
 * @param {string | undefined} topic whose pieces it lists; all of them unless told
 * @param {boolean} older whether it is one of the numbered pages
 * @returns {OwnText}
 */
function textOfNumberedList(topics, topic, older) {
  const all = topics.filter((one) => one && (!topic || one === topic)).length;
  const newest = all < 2 * MIN_ON_LIST ? all : MIN_ON_LIST + (all % MIN_ON_LIST);
  return {
    file: 'content/',
    bytes: (older ? MIN_ON_LIST : newest) * ENTRY,
    remedy:
      'give the newest pieces a drawing of their own, which is lighter than the art of a subject (docs/adding-content.md)',
  };
}

/**
 * @param {string} text of a content file
 * @param {import('./brotli.mjs').Brotli['pack']} [pack]
 * @returns {Promise<number>}
 */
export async function weightOf(text, pack = brotliIn().pack) {
  const charts = text.match(/^```chart$/gm)?.length ?? 0;
  const sources = text.match(/^ {2}- id:/gm)?.length ?? 0;
  const words = await pack(Buffer.from(text));
  return words.length + charts * CHART + sources * SOURCE;
}
