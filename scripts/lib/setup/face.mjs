/** A display face as a package of Fontsource holds it: what of it the site takes, and whether it can serve. */
import fs from 'node:fs';
import path from 'node:path';
import { create } from 'fontkit';
import { contentFilesIn, textsOf } from '../content-files.mjs';

/** Licences under which a face may lie on a site and in its documents. */
const OPEN = ['OFL-1.1', 'Apache-2.0', 'UFL-1.0', 'MIT', 'CC0-1.0'];
/** Headlines are bold. */
const WEIGHT = 700;
/** Bytes of the letters of English, which every page waits for (lib/export/budget.mjs). */
const MOST = 26_000;
/**
 * Parts in the order in which a letter is looked for: marks of tones are in the second, with their letters. Others
 * are taken for a letter that these do not have.
 */
const PARTS = ['latin', 'vietnamese', 'latin-ext'];

/**
 * @typedef {object} FacePart
 * @property {string} part `latin-ext`
 * @property {Buffer} woff2
 * @property {Buffer} document the same letters as a PDF takes them
 * @property {string} ending of the document's file
 * @property {import('fontkit').Font} font
 * @property {number[]} codes what it has of its range, in order
 *
 * @typedef {object} DisplayFace
 * @property {string} id `work-sans`
 * @property {string} name `Work Sans`
 * @property {string} licence text
 * @property {readonly FacePart[]} parts the letters of English first
 */

/**
 * @param {string} folder of a package
 * @param {Iterable<{ letter: string, where: string }>} needed letters, and where each stands first
 * @returns {DisplayFace}
 * @throws Error with a sentence for the first thing by which it cannot serve
 */
export function readFace(folder, needed) {
  const about = jsonIn(folder, 'package.json', 'the folder of a package');
  const id = String(about.name).split('/').at(-1) ?? '';
  const { family = id } = readJson(path.join(folder, 'metadata.json')) ?? {};
  if (!OPEN.includes(about.license)) {
    throw refusal(
      `the licence ${JSON.stringify(about.license)}`,
      family,
      `one of ${OPEN.join(', ')}`,
    );
  }
  const licence = ['LICENSE', 'LICENSE.txt', 'OFL.txt']
    .map((name) => path.join(folder, name))
    .find((file) => fs.existsSync(file));
  if (!licence) throw refusal('no file LICENSE', family, 'the text of its licence');
  const ranges = jsonIn(folder, 'unicode.json', 'the letters of each of its files');
  const weight = weightIn(folder, id, family);
  const read = (/** @type {string} */ part) => {
    const stem = `${id}-${part}-${weight}-normal`;
    return partIn(path.join(folder, 'files', stem), part, ranges[part], family);
  };
  const parts = PARTS.filter((part) => ranges[part]).flatMap(read);
  const lacks = (/** @type {{ letter: string }} */ { letter }) =>
    !parts.some(({ codes }) => codes.includes(letter.codePointAt(0) ?? 0));
  for (const part of Object.keys(ranges).filter((one) => !PARTS.includes(one))) {
    const missing = [...needed].filter(lacks).map(({ letter }) => letter.codePointAt(0));
    parts.push(
      ...read(part).filter(({ codes }) => missing.some((code) => codes.includes(code ?? 0))),
    );
  }
  const [latin] = parts;
  if (latin?.part !== 'latin') throw refusal('no file of the letters a to z', family, 'latin');
  if (latin.woff2.length > MOST) {
    throw refusal(
      `${latin.woff2.length} bytes for the letters of English`,
      family,
      `at most ${MOST}, because every page waits for them`,
    );
  }
  const missing = [...needed].filter(lacks);
  if (missing[0]) {
    const letters = missing.map(({ letter }) => letter).join(' ');
    throw refusal(
      `no ${letters}`,
      `${family}, which ${missing[0].where} needs`,
      'a face with every letter of content/',
    );
  }
  return { id, name: family, licence: fs.readFileSync(licence, 'utf8'), parts };
}

/** The weight that is nearest to bold, the heavier of two. */
function weightIn(
  /** @type {string} */ folder,
  /** @type {string} */ id,
  /** @type {string} */ family,
) {
  const files = path.join(folder, 'files');
  const names = fs.existsSync(files) ? fs.readdirSync(files) : [];
  const weights = names
    .map((name) => new RegExp(`^${id}-latin-(\\d+)-normal\\.woff2$`).exec(name)?.[1])
    .filter((weight) => weight !== undefined)
    .map(Number)
    .sort((one, other) => other - one);
  const distance = (/** @type {number} */ weight) => Math.abs(weight - WEIGHT);
  const [nearest] = weights.toSorted((one, other) => distance(one) - distance(other));
  if (nearest !== undefined) return nearest;
  throw refusal(
    names.some((name) => name.endsWith('.woff2'))
      ? 'WOFF2 files of no fixed weight'
      : 'no WOFF2 file',
    family,
    `files/${id}-latin-${WEIGHT}-normal.woff2 or another weight`,
  );
}

/** @returns {FacePart[]} none where the weight does not have this part */
function partIn(
  /** @type {string} */ file,
  /** @type {string} */ part,
  /** @type {string} */ range,
  /** @type {string} */ family,
) {
  if (!fs.existsSync(`${file}.woff2`)) return [];
  const ending = ['woff', 'ttf'].find((one) => fs.existsSync(`${file}.${one}`));
  if (!ending) {
    throw refusal(
      `no ${path.basename(file)}.woff or .ttf`,
      family,
      'one beside each WOFF2 file: documents need it',
    );
  }
  const woff2 = fs.readFileSync(`${file}.woff2`);
  const font = /** @type {import('fontkit').Font} */ (create(woff2));
  const codes = font.characterSet
    .filter((code) => code >= 32 && isIn(code, range))
    .sort((a, b) => a - b);
  return [{ part, woff2, document: fs.readFileSync(`${file}.${ending}`), ending, font, codes }];
}

/** @param {number} code @param {string} range `U+0000-00FF,U+0131` */
function isIn(code, range) {
  return range.split(',').some((one) => {
    const [from = 0, to = from] = one
      .trim()
      .replace('U+', '')
      .split('-')
      .map((digits) => Number.parseInt(digits, 16));
    return code >= from && code <= to;
  });
}

/**
 * Every letter, mark, figure and sign of currency of the content, of which any may come to stand in a headline;
 * titles of cited works never do.
 * @param {string} root `content/`
 * @returns {{ letter: string, where: string }[]}
 */
export function lettersOfContent(root) {
  /** @type {Map<string, string>} */
  const first = new Map();
  for (const file of contentFilesIn(root)) {
    for (const { field, text } of textsOf(file)) {
      if (field === 'the text' || field.startsWith('sources')) continue;
      for (const letter of text.normalize('NFC').match(/[\p{L}\p{M}\p{N}\p{Sc}]/gu) ?? []) {
        if (!first.has(letter)) first.set(letter, `content/${file.name} (${field})`);
      }
    }
  }
  return [...first].map(([letter, where]) => ({ letter, where }));
}

/** @param {string} found @param {string} where @param {string} expected */
const refusal = (found, where, expected) =>
  new Error(`face: found ${found} in ${where}, expected ${expected}`);

/** @param {string} file @returns {any} */
const readJson = (file) =>
  fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, 'utf8')) : undefined;

function jsonIn(
  /** @type {string} */ folder,
  /** @type {string} */ name,
  /** @type {string} */ expected,
) {
  const values = readJson(path.join(folder, name));
  if (!values) throw refusal(`no file ${name}`, folder, expected);
  return values;
}
