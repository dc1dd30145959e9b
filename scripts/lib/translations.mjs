/** Translations that were made from another English text than the one there is now. */
import fs from 'node:fs';
import path from 'node:path';
import { markOf } from '../../lib/content/engine/mark-of.mjs';
import { importTypeScript } from '../../lib/export/import-typescript.mjs';
import { partsOf } from './content-files.mjs';

/** @type {{ translatedFrom: (values: unknown, body: string) => string }} */
const { translatedFrom } = importTypeScript('lib/content/engine/translatable.ts');

/**
 * Every translation that has fallen behind, in order of file.
 * @param {string} root `content/`, wherever it lies
 * @param {readonly string[]} ids of the languages that have a folder of translations there
 * @returns {import('./placeholders.mjs').Placeholder[]}
 */
export function fallenBehind(root, ids) {
  return ids.flatMap((id) => {
    const folder = path.join(root, id);
    if (!fs.existsSync(folder)) return [];
    return fs
      .readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .map((name) => name.replaceAll(path.sep, '/'))
      .filter((name) => /\.(?:md|yaml)$/.test(name) && fs.existsSync(path.join(root, name)))
      .sort()
      .flatMap((name) => staleMarkOf(root, id, name));
  });
}

/**
 * @param {string} root
 * @param {string} id
 * @param {string} name
 * @returns {import('./placeholders.mjs').Placeholder[]}
 */
function staleMarkOf(root, id, name) {
  const english = partsOf(path.join(root, name));
  const translation = partsOf(path.join(root, id, name));
  const text = translatedFrom(english.values, translation.body && english.body);
  const now = markOf(text);
  const { from } = translation.values ?? {};
  if (from === now) return [];
  return [
    {
      file: `content/${id}/${name}`,
      field: 'from',
      why: `${from === undefined ? 'has no mark yet' : 'made from an older English text'}: compare it with content/${name}, then write "${now}"`,
    },
  ];
}
