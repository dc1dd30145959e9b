/** Offices that a firm has, adds and gives up, in the files that name them. */
import fs from 'node:fs';
import path from 'node:path';
import { parse, stringify } from 'yaml';

const WORKING = 'content/pages/working-with-us.yaml';

/**
 * Files that change with the offices: theirs, those of the people who sit in one that goes, who move to the first
 * that stays, the list of offices in which nobody is named, and the words by which the search finds one that goes.
 * @param {string} root the project
 * @param {Record<string, any>} answers by the name of the office's file: its figures, all that a new one's file
 *   holds, or `''` for one that goes
 * @returns {Map<string, string | undefined>} by path; `undefined` is a file that goes
 */
export function officeFiles(root, answers) {
  /** @type {Map<string, string | undefined>} */
  const files = new Map();
  const read = (/** @type {string} */ file) => fs.readFileSync(path.join(root, file), 'utf8');
  const namesIn = (/** @type {string} */ folder) =>
    fs.existsSync(path.join(root, folder))
      ? fs.readdirSync(path.join(root, folder)).filter((name) => name.endsWith('.yaml'))
      : [];
  const before = namesIn('content/offices').map((name) => name.slice(0, -'.yaml'.length));
  const gone = Object.keys(answers).filter((id) => answers[id] === '');
  const added = Object.keys(answers).filter((id) => !before.includes(id));

  for (const [id, values] of Object.entries(answers)) {
    const file = `content/offices/${id}.yaml`;
    if (gone.includes(id)) files.set(file, undefined);
    else if (added.includes(id)) files.set(file, stringify({ ...values, placeholder: false }));
    else files.set(file, withFigures(read(file), values));
  }
  if (gone.length === 0 && added.length === 0) return files;

  const orderOf = (/** @type {string} */ id) =>
    (answers[id]?.city ? answers[id] : parse(read(`content/offices/${id}.yaml`))).order ?? Infinity;
  const staying = [...before, ...added]
    .filter((id) => !gone.includes(id))
    .sort((one, other) => orderOf(one) - orderOf(other) || one.localeCompare(other));
  const seats = namesIn('content/people').map((name) => {
    const file = `content/people/${name}`;
    const seat = parse(read(file)).office;
    if (!gone.includes(seat)) return seat;
    files.set(file, read(file).replace(/^office: .*/m, `office: ${staying[0]}`));
    return staying[0];
  });
  files.set(
    WORKING,
    withUnnamed(
      read(WORKING),
      staying.filter((id) => !seats.includes(id)),
    ),
  );
  for (const folder of ['', ...foldersOfLanguages(root)]) {
    for (const id of gone) {
      const translation = `content/${folder}offices/${id}.yaml`;
      if (fs.existsSync(path.join(root, translation))) files.set(translation, undefined);
    }
    const search = `content/${folder}pages/search.yaml`;
    if (fs.existsSync(path.join(root, search))) files.set(search, withoutWords(read(search), gone));
  }
  return files;
}

/** `sw/`, of each language beside the first. @param {string} root */
const foldersOfLanguages = (root) =>
  fs
    .readdirSync(path.join(root, 'content'))
    .filter((name) => fs.existsSync(path.join(root, 'content', name, 'pages')))
    .map((name) => `${name}/`);

/** The firm's own figures are no placeholders. @param {string} yaml @param {Record<string, string>} figures */
function withFigures(yaml, figures) {
  return Object.entries({ ...figures, placeholder: 'false' }).reduce(
    (text, [field, value]) => text.replace(new RegExp(`^${field}: .*$`, 'm'), `${field}: ${value}`),
    yaml,
  );
}

/** @param {string} yaml @param {readonly string[]} ids offices in which nobody is named */
function withUnnamed(yaml, ids) {
  const entries = ids.map((id) => `    - { office: ${id}, placeholder: true }\n`);
  return yaml.replace(
    /^ {2}unnamed:.*\n(?: {4}.*\n)*/m,
    entries.length > 0 ? `  unnamed:\n${entries.join('')}` : '  unnamed: []\n',
  );
}

/** @param {string} yaml @param {readonly string[]} ids offices that go */
const withoutWords = (yaml, ids) =>
  ids.reduce(
    (text, id) => text.replace(new RegExp(`^ {2}/contact#${id}:.*\\n(?: {4}.*\\n)*`, 'm'), ''),
    yaml,
  );
