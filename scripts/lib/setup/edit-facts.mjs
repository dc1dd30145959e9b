/** Puts values into files of facts as they stand: comments, order and what is not said stay. */

const LITERAL = String.raw`(?:'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|\d+)`;
const escaped = (/** @type {string} */ words) => words.replace(/[$^\\.*+?()[\]{}|]/g, '\\$&');

/**
 * A TypeScript file in which a field of an exported object has another value. The file is as Biome
 * formats it: two spaces for each level.
 * @param {string} source
 * @param {string} file for messages
 * @param {readonly string[]} path of the field: the constant, then its fields
 * @param {string | number} value
 * @throws Error where there is no such field
 */
export function setField(source, file, path, value) {
  const [constant = '', ...fields] = path;
  const opening = [
    `export const ${escaped(constant)} = \\{`,
    ...fields.slice(0, -1).map((field, level) => `^ {${2 * level + 2}}${escaped(field)}: \\{`),
  ].join('[^]*?');
  const indent = 2 * fields.length;
  const last = escaped(fields.at(-1) ?? '');
  // The group is usually on lines of its own; a short one may stand on one.
  const field = new RegExp(
    `(${opening}(?:[^]*?^ {${indent}}|[^}\\n]*?)${last}:\\s*)${LITERAL}`,
    'm',
  );
  if (!field.test(source)) throw missing(file, path.join('.'));
  return source.replace(field, (_, before) => before + JSON.stringify(value));
}

/**
 * The same of a field in a list of groups on one line each, found by their ids.
 * @param {string} source @param {string} file @param {string} id @param {string} name @param {string} value
 */
export function setFieldOf(source, file, id, name, value) {
  const field = new RegExp(`(\\{ id: '${escaped(id)}',[^}]*?\\b${name}: )${LITERAL}`);
  if (!field.test(source)) throw missing(file, `${id}.${name}`);
  return source.replace(field, (_, before) => before + JSON.stringify(value));
}

/**
 * The same of the whole object of stand-ins.
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
