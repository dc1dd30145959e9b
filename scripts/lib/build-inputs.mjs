/** What a build is made of, as one digest: with the same digest, what was made before need not be made again. */
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

/**
 * Variables that a build or a page reads. The time of the build is one of them, so that it is in the digest of
 * all, and not of what is compiled, which no page has been asked for.
 */
export const VARIABLES = [
  'BASE_PATH',
  'CONTENT_DIR',
  'DRAFTS',
  'EDITOR_BRANCH',
  'EDITOR_REPOSITORY',
  'NODE_ENV',
  'OPTIMIZE_EXPORT',
  'SITE_URL',
  'SOURCE_DATE_EPOCH',
];
/** Those of them that the compilation reads. */
const OF_CODE = ['BASE_PATH', 'NODE_ENV'];

/** What is made, installed, or read by nobody who builds. */
const NOT_READ =
  /^(?:node_modules|out|docs|tests|screenshots|test-results|deploy|next-env\.d\.ts|\..*|.*\.tsbuildinfo|.*\.md)$/;
/** Dotfiles of the project's folder from which Next takes variables. */
const SETTINGS = /^\.env(?:\.|$)/;
/** What pages read as they are rendered; the code among it is compiled. */
const RENDERED = /^(?:content\/.*\.(?:md|ya?ml)|public\/.*|scripts\/.*)$/;

/**
 * @typedef {object} Inputs
 * @property {string} code digest of what Next compiles
 * @property {string} all digest of everything
 */

/**
 * @param {string} root the project's folder
 * @param {Record<string, string | undefined>} environment
 * @returns {Inputs}
 */
export function buildInputs(root, environment) {
  const [code, all] = [createHash('sha256'), createHash('sha256')];
  const add = (/** @type {string} */ name, /** @type {string | Buffer} */ value, isCode = true) => {
    for (const hash of isCode ? [code, all] : [all])
      hash.update(`${name}\0${value.length}\0`).update(value);
  };
  add('node', `${process.version} ${process.platform} ${process.arch}`);
  for (const name of VARIABLES)
    add(name, JSON.stringify(environment[name] ?? null), OF_CODE.includes(name));
  // Which packages are installed, with their versions and where they came from.
  add('packages', readOr(path.join(root, 'node_modules/.package-lock.json')));
  for (const entry of fs.readdirSync(root).sort()) {
    if (NOT_READ.test(entry) && !SETTINGS.test(entry)) continue;
    for (const file of filesAt(root, entry))
      add(file, fs.readFileSync(path.join(root, file)), !RENDERED.test(file));
  }
  const { CONTENT_DIR: elsewhere } = environment;
  if (elsewhere)
    for (const file of filesAt(elsewhere, ''))
      add(file, fs.readFileSync(path.join(elsewhere, file)), false);
  return { code: code.digest('hex'), all: all.digest('hex') };
}

/**
 * What a folder holds: names, sizes and times of its files. Whoever changes one, or takes one away, changes this.
 * @param {readonly string[]} folders
 * @returns {string}
 */
export function stateOf(folders) {
  const hash = createHash('sha256');
  for (const folder of folders) {
    for (const file of filesAt(folder, '')) {
      const { size, mtimeMs } = fs.statSync(path.join(folder, file));
      hash.update(`${file}\0${size}\0${mtimeMs}\0`);
    }
  }
  return hash.digest('hex');
}

/** @param {string} root @param {string} entry @returns {string[]} paths below `root`, sorted */
function filesAt(root, entry) {
  const from = path.join(root, entry);
  if (!fs.existsSync(from)) return [];
  if (fs.statSync(from).isFile()) return [entry];
  return fs
    .readdirSync(from, { recursive: true, withFileTypes: true })
    .filter((found) => !found.isDirectory())
    .map((found) => path.relative(root, path.join(found.parentPath ?? found.path, found.name)))
    .map((file) => file.split(path.sep).join('/'))
    .sort();
}

/** @param {string} file */
const readOr = (file) => (fs.existsSync(file) ? fs.readFileSync(file) : '');
