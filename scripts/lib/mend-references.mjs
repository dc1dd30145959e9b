/**
 * Removes from a copy of the content whatever still names a service, an industry or a topic that has gone,
 * led by nothing but the sentences of the loaders, as an editor is.
 */

import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { buildSync } from 'esbuild';
import { isSeq, parseDocument } from 'yaml';
import { languages } from '../../lib/export/languages.mjs';

/** A list that has lost a row. */
const TOO_SHORT = /^(content\/\S+): ([^:\s]+): found a list of \d+, expected at least/;

/** A text that counts in words what there are more or fewer of now. */
const COUNT = /^(content\/\S+): found "(\w+)( [^"]*)" while .*, the sentence with (\w+) is wanted$/;

/** @typedef {import('yaml').Document} Document @typedef {string | number} Step @typedef {(doc: Document) => boolean} Change */

/** `content/people/x.yaml: services[2]: found "policy", expected one of …`, also of a name. */
const MISTAKE = /^(content\/\S+): ([^:\s]+): found (the name )?"([^"]*)"/;

/**
 * What the loaders of a copy say of its content, compiled once.
 * @param {string} tree the copy
 * @param {'mistakes' | 'advice'} kind
 * @returns {() => string[]} a sentence for each, of one language at a time
 */
function checkOf(tree, kind) {
  const outfile = path.join(tree, `.cache/check-${kind}.cjs`);
  buildSync({
    stdin: {
      contents: `import { checkContent } from '@/lib/editor/check-content';\nconsole.log(JSON.stringify(checkContent().${kind}));`,
      resolveDir: tree,
      loader: 'ts',
    },
    absWorkingDir: tree,
    bundle: true,
    platform: 'node',
    outfile,
  });
  const said = (/** @type {string} */ id) => {
    const { stdout, stderr } = spawnSync(process.execPath, [outfile], {
      cwd: tree,
      encoding: 'utf8',
      env: { ...process.env, SITE_LANGUAGE: id },
    });
    if (stderr) throw new Error(stderr);
    return JSON.parse(stdout);
  };
  return () =>
    languages.reduce(
      (mistakes, { id }) => (mistakes.length > 0 ? mistakes : said(id)),
      /** @type {string[]} */ ([]),
    );
}

/**
 * Follows the sentences until there are none.
 * @param {string} tree the copy
 * @param {Record<string, string>} instead what stands where a field cannot do without, by what has gone
 * @returns {string[]} every sentence that was followed
 * @throws {Error} with the sentences that lead nowhere
 */
export function mendReferences(tree, instead) {
  const followed = [];
  const check = checkOf(tree, 'mistakes');
  let before = '';
  for (;;) {
    const mistakes = check();
    if (mistakes.length === 0) return followed;
    // What is told again although it was followed will not go.
    const now = mistakes.join('\n');
    if (now === before) throw new Error(now);
    before = now;
    // From the end of a list to its beginning: what goes moves those behind it.
    const mended = mistakes.toReversed().filter((mistake) => mend(tree, mistake, instead));
    if (mended.length === 0) throw new Error(now);
    followed.push(...mended);
  }
}

/**
 * Writes the number into every sentence that counts what there are more or fewer of now.
 * @param {string} tree the copy
 * @returns {string[]} every sentence that was followed
 */
export function mendCounts(tree) {
  const followed = checkOf(tree, 'advice')().filter((sentence) => COUNT.test(sentence));
  for (const sentence of followed) {
    const [, name = '', word = '', rest = '', number = ''] = COUNT.exec(sentence) ?? [];
    const file = path.join(tree, name);
    const isCapital = word !== word.toLowerCase();
    const written = isCapital ? number.charAt(0).toUpperCase() + number.slice(1) : number;
    const text = fs.readFileSync(file, 'utf8');
    fs.writeFileSync(file, text.replace(word + rest, written + rest));
  }
  return followed;
}

/**
 * @param {string} tree @param {string} mistake @param {Record<string, string>} instead
 * @returns {boolean} whether it could be followed
 */
function mend(tree, mistake, instead) {
  const [, shortened = '', list] = TOO_SHORT.exec(mistake) ?? [];
  if (list !== undefined) return shorten(tree, shortened, stepsOf(list));
  const [, name = '', field = '', key, found = ''] = MISTAKE.exec(mistake) ?? [];
  const gone = Object.keys(instead).find((id) => found.split('/').includes(id));
  if (gone === undefined) return false;
  const steps = stepsOf(field);
  const row = rowOf(steps);
  const value = found.replace(gone, instead[gone] ?? '');
  const isKey = key !== undefined || steps.at(-1) === found;
  const goes = isKey ? steps : row;
  let isTakenOut = false;
  const isMended = editYaml(path.join(tree, name), (doc) => {
    // What a translation is told of may stand in its English file alone, which is told of it too.
    if (!(isKey ? doc.hasIn(steps) : doc.getIn(steps) === found)) return false;
    isTakenOut = isKey || isSaidElsewhere(doc, row, steps.slice(row.length), value);
    if (isTakenOut) doc.deleteIn(goes);
    else doc.setIn(steps, value);
    return true;
  });
  if (isTakenOut) takeOutOfTranslations(tree, name, goes);
  return isMended;
}

/** Rows that have an id of their own in a translation are told there. @param {string} tree @param {string} name @param {Step[]} row */
function takeOutOfTranslations(tree, name, row) {
  for (const { prefix } of languages.slice(1)) {
    editYaml(
      path.join(tree, name.replace('content', `content${prefix}`)),
      (doc) => doc.hasIn(row) && !doc.hasIn([...row, 'id']) && doc.deleteIn(row),
    );
  }
}

/** `items[2].id` as the keys and places of a document. @param {string} field */
const stepsOf = (field) =>
  [...field.matchAll(/([^.[\]]+)|\[(\d+)\]/g)].map(([, key, place]) => key ?? Number(place) - 1);

/** The row of a list that a field stands in; nothing where it stands in none. @param {Step[]} steps */
const rowOf = (steps) =>
  steps.slice(0, steps.findLastIndex((step) => typeof step === 'number') + 1);

/** The row whose list has lost too much goes too. @param {string} tree @param {string} name @param {Step[]} steps */
function shorten(tree, name, steps) {
  const row = rowOf(steps);
  const isShortened = editYaml(
    path.join(tree, name),
    (doc) => row.length > 0 && doc.hasIn(steps) && doc.deleteIn(row),
  );
  if (isShortened) takeOutOfTranslations(tree, name, row);
  return isShortened;
}

/**
 * Whether another row of the list has the value already.
 * @param {Document} doc @param {Step[]} row @param {Step[]} below @param {string} value
 */
function isSaidElsewhere(doc, row, below, value) {
  const list = row.slice(0, -1);
  const rows = row.length > 0 ? doc.getIn(list) : undefined;
  return isSeq(rows) && rows.items.some((_, at) => doc.getIn([...list, at, ...below]) === value);
}

/** Changes a YAML file, or the front matter of a text. @param {string} file @param {Change} change */
function editYaml(file, change) {
  if (!fs.existsSync(file)) return false;
  const text = fs.readFileSync(file, 'utf8');
  const [, front = text] = /^---\n([\s\S]*?\n)---\n/.exec(text) ?? [];
  const doc = parseDocument(front);
  if (!change(doc)) return false;
  fs.writeFileSync(
    file,
    text.replace(front, () => doc.toString({ lineWidth: 0 })),
  );
  return true;
}
