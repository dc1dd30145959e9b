// @ts-check
/** The table of languages, for code that runs without a compiler. */
import { importTypeScript } from './import-typescript.mjs';

/**
 * @typedef {object} Language
 * @property {string} id
 * @property {string} name its own
 * @property {string} prefix stands before its addresses; empty for the first
 */

/** @type {{ languages: readonly [Language, ...Language[]] }} */
export const { languages } = importTypeScript('lib/languages.ts');

/** Those whose pages stand below a prefix. */
export const prefixed = languages.filter(({ prefix }) => prefix);

/**
 * The language of a file of the export, and the file as it would be called in the first.
 * @param {string} file path relative to `out/`
 * @returns {{ language: Language, file: string }}
 */
export function editionOf(file) {
  const language = prefixed.find(({ prefix }) => `/${file}`.startsWith(`${prefix}/`));
  return language
    ? { language, file: file.slice(language.prefix.length) }
    : { language: languages[0], file };
}
