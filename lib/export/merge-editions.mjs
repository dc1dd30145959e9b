// @ts-check
/**
 * Puts the exports of all languages into one tree: the first at the root, each other below its prefix.
 * What they share stands once (docs/decisions/0071-one-build-per-language.md).
 */
import fs from 'node:fs/promises';
import path from 'node:path';
import { filesBelow } from './compress.mjs';
import { isUnused } from './prune-output.mjs';

/** Folders of files that are named by their content, or come from one compilation. */
const SHARED = ['_next/', 'art/', 'og/'];

/** What a site has once, at its root; the file of the first language speaks for all. */
const AT_ROOT = new Set([
  'robots.txt',
  'sitemap.xml',
  'sw.js',
  'copies.js',
  '.well-known/security.txt',
]);

/**
 * Where a file of another language than the first belongs.
 * @param {string} file path relative to its export
 * @param {ReadonlySet<string>} published files of `public/`
 * @returns {'own' | 'shared' | 'dropped'}
 */
export function placeOf(file, published) {
  if (AT_ROOT.has(file) || isUnused(file)) return 'dropped';
  return published.has(file) || SHARED.some((folder) => file.startsWith(folder)) ? 'shared' : 'own';
}

/**
 * @param {object} site
 * @param {string} site.out the export of the first language, which becomes that of the site
 * @param {readonly { folder: string, prefix: string }[]} site.others those of the others; they are used up
 * @param {string} site.publicDir
 * @throws when a file that all share is not the same in all
 */
export async function mergeEditions({ out, others, publicDir }) {
  const published = new Set(await namesBelow(publicDir));
  for (const { folder, prefix } of others) {
    for (const file of await namesBelow(folder)) {
      const place = placeOf(file, published);
      if (place === 'dropped') continue;
      const from = path.join(folder, file);
      const to = path.join(out, place === 'own' ? prefix : '', file);
      if (place === 'shared' && (await isSame(from, to, file))) continue;
      await fs.mkdir(path.dirname(to), { recursive: true });
      await fs.rename(from, to);
    }
    await fs.rm(folder, { recursive: true });
  }
}

/** @param {string} folder */
async function namesBelow(folder) {
  const files = await filesBelow(folder);
  return files.map((file) => path.relative(folder, file).split(path.sep).join('/'));
}

/**
 * Whether a shared file is there already.
 * @param {string} from @param {string} to @param {string} file
 */
async function isSame(from, to, file) {
  const [ours, theirs] = await Promise.all([
    fs.readFile(from),
    fs.readFile(to).catch(() => undefined),
  ]);
  if (!theirs) return false;
  if (ours.equals(theirs)) return true;
  throw new Error(
    `${file}: found another content than in the first language, expected one file for all languages, because its address has no prefix`,
  );
}
