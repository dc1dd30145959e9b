/** What of a page is the text of its content file, so that budgets can tell words from code. */
import fs from 'node:fs/promises';
import path from 'node:path';
import { brotliAlike } from './compress.mjs';
import { importTypeScript } from './import-typescript.mjs';

/**
 * A chart comes as a drawing and as a table, a source with links there and back: the markup that a
 * line of a content file brings with it, in compressed bytes.
 */
const CHART = 450;
const SOURCE = 15;

/**
 * @typedef {object} OwnText
 * @property {string} file as an editor knows it: `content/articles/x.md`
 * @property {number} bytes what its text adds to its page, compressed
 */

/**
 * A function that finds the content file behind the page of an insight, and how much of the page it is.
 * @param {string} contentRoot
 * @returns {(page: string) => Promise<OwnText | undefined>}
 */
export function ownTexts(contentRoot) {
  const { insightKinds } = importTypeScript('lib/content/kinds.ts');
  /** @type {Map<string, string>} */
  const folders = new Map(
    Object.values(insightKinds).map(({ path: address, folder }) => [address.slice(1), folder]),
  );
  return async (page) => {
    const [, below = '', slug = ''] = /^(.+)\/([^/]+)\/index\.html$/.exec(page) ?? [];
    const folder = folders.get(below);
    if (!folder) return undefined;
    const text = await fs.readFile(path.join(contentRoot, folder, `${slug}.md`), 'utf8').then(
      (read) => read,
      () => undefined,
    );
    if (text === undefined) return undefined;
    return { file: `content/${folder}/${slug}.md`, bytes: await weightOf(text) };
  };
}

/** @param {string} text of a content file @returns {Promise<number>} */
export async function weightOf(text) {
  const charts = text.match(/^```chart$/gm)?.length ?? 0;
  const sources = text.match(/^ {2}- id:/gm)?.length ?? 0;
  const words = await brotliAlike(Buffer.from(text));
  return words.length + charts * CHART + sources * SOURCE;
}
