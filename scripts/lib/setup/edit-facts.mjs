/** Puts values into files of facts as they stand: comments, order and what is not said stay. */
import { importTypeScript } from '../../../lib/export/import-typescript.mjs';

const { literalsOf, patchLiterals } = importTypeScript('lib/editor/literals.ts');
const escaped = (/** @type {string} */ words) => words.replace(/[$^\\.*+?()[\]{}|]/g, '\\$&');

/**
 * A TypeScript file in which a field of an exported object has another value.
 * @param {string} source
 * @param {string} file for messages
 * @param {readonly [constant: string, ...fields: string[]]} path of the field; entries of a list by their place
 * @param {string | number} value
 * @throws Error where there is no such field
 */
export function setField(source, file, [constant, ...fields], value) {
  const values = literalsOf(source, constant);
  const group = fields.slice(0, -1).reduce((inner, field) => inner?.[field], values);
  const last = fields.at(-1) ?? '';
  if (typeof group?.[last] !== typeof value) throw missing(file, [constant, ...fields].join('.'));
  group[last] = value;
  return patchLiterals(source, constant, values);
}

/**
 * The same of the whole object of placeholders.
 * @param {string} source @param {string} file @param {Readonly<Record<string, string>>} placeholders
 */
export function setPlaceholders(source, file, placeholders) {
  const block = /(export const placeholders: [^=]+= )\{[^}]*\}/;
  if (!block.test(source)) throw missing(file, 'placeholders');
  return source.replace(block, (_, before) => before + JSON.stringify(placeholders));
}

/**
 * A style sheet in which a theme has other colours.
 * @param {string} css @param {'light' | 'dark'} theme
 * @param {Readonly<Record<string, string | undefined>>} colours by token, without dashes in front
 */
export function setColours(css, theme, colours) {
  return Object.entries(colours).reduce((sheet, [name, value]) => {
    const token = new RegExp(`(\\[data-theme="${theme}"\\][^}]*?--${escaped(name)}:\\s*)[^;]+`);
    if (!token.test(sheet)) throw missing('app/styles/tokens.css', `${theme}: ${name}`);
    return sheet.replace(token, (_, before) => before + value);
  }, css);
}

const missing = (/** @type {string} */ file, /** @type {string} */ field) =>
  new Error(`${file}  ${field}  (found no such field, expected one as the project came with)`);
