/** The content files as scripts read them: without schemas, so that one that is wrong can be told of too. */
import fs from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { frontMatter } from '../../lib/content/engine/front-matter.mjs';

/**
 * @typedef {object} ContentFile
 * @property {string} name path below `content/`: `people/x.yaml`
 * @property {any} values its fields
 * @property {string} body its Markdown; empty where it has none
 */

/**
 * Every YAML and Markdown file of a folder and of those below it, in order of name.
 * @param {string} root `content/`, wherever it lies
 * @returns {ContentFile[]}
 */
export function contentFilesIn(root) {
  return fs
    .readdirSync(root, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll(path.sep, '/'))
    .filter((name) => /\.(?:md|yaml)$/.test(name))
    .sort()
    .map((name) => ({ name, ...partsOf(path.join(root, name)) }));
}

/**
 * The fields of a content file and its Markdown, as the loaders read them.
 * @param {string} file
 */
export const partsOf = (file) => partsIn(fs.readFileSync(file, 'utf8'));

/**
 * The same of its text.
 * @param {string} text
 * @returns {{ values: any, body: string }}
 */
export function partsIn(text) {
  const { matter, body } = frontMatter(text) ?? { matter: text, body: '' };
  return { values: parse(matter), body: body.trim() };
}

/**
 * Every text in the values of a file, keys that are addresses among them, with its field as an editor
 * counts: `items[1].text`. The Markdown is one text, its field "the text".
 * @param {ContentFile} file
 * @returns {{ field: string, text: string }[]}
 */
export function textsOf({ values, body }) {
  return [...textsIn(values, ''), ...(body ? [{ field: 'the text', text: body }] : [])];
}

/** @param {unknown} value @param {string} field @returns {{ field: string, text: string }[]} */
function textsIn(value, field) {
  if (typeof value === 'string') return [{ field, text: value }];
  if (Array.isArray(value)) {
    return value.flatMap((entry, index) => textsIn(entry, `${field}[${index + 1}]`));
  }
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    const at = field ? `${field}.${key}` : key;
    return [...(key.startsWith('/') ? [{ field: at, text: key }] : []), ...textsIn(inner, at)];
  });
}
