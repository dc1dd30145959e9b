/** What of `content/` is out of date; `npm run review` lists it. */
import { execFileSync } from 'node:child_process';
import { partsIn, textsOf } from './content-files.mjs';
import { NOT_VISITED } from './visit.mjs';

/** @typedef {import('./content-files.mjs').ContentFile} ContentFile */
/** @typedef {import('./placeholders.mjs').Placeholder} Finding */

/**
 * Texts whose `review` day has come.
 * @param {readonly ContentFile[]} files
 * @param {string} today `2026-11-22`
 * @returns {Finding[]}
 */
export function dueForReview(files, today) {
  return files
    .filter(({ values }) => typeof values?.review === 'string' && values.review <= today)
    .map(({ name, values }) => ({
      file: `content/${name}`,
      field: 'review',
      why: `found ${values.review}, expected the text read again, then a later day or no such line`,
    }));
}

/** Fields that hold ids of people. */
const PEOPLE_FIELDS = ['author', 'speakers'];
const PERSON_ADDRESS = /\/team(?:\/leadership)?\/?#([a-z0-9-]+)/g;

/**
 * People who are named and are not in `content/people/`, or are drafts there: as author or speaker, by the
 * address of their profile, and by name where the history of the files still knows it.
 * @param {readonly ContentFile[]} files
 * @param {string} root folder that holds them, for its history
 * @returns {Finding[]}
 */
export function goneButNamed(files, root) {
  const present = files.filter(({ name, values }) => isPerson(name) && values.draft !== true);
  const ids = present.map(({ name }) => idOf(name));
  const names = new Set(present.map(({ values }) => values.name));
  const gone = removedNames(root).filter((name) => !names.has(name));
  const expected = `one of ${ids.join(', ')}`;
  return files.flatMap((file) => {
    const found = (/** @type {string} */ field, /** @type {string} */ what, wanted = expected) => ({
      file: `content/${file.name}`,
      field,
      why: `found ${what}, expected ${wanted}`,
    });
    const byField = PEOPLE_FIELDS.flatMap((field) =>
      [file.values?.[field] ?? []]
        .flat()
        .filter((id) => !ids.includes(id))
        .map((id) => found(field, JSON.stringify(id))),
    );
    const inTexts = textsOf(file).flatMap(({ field, text }) => [
      ...[...text.matchAll(PERSON_ADDRESS)]
        .filter(([, id = '']) => !ids.includes(id))
        .map(([address]) => found(field, address)),
      ...gone
        .filter((name) => text.includes(name))
        .map((name) => found(field, name, 'nobody whose file has been removed')),
    ]);
    return [...byField, ...inTexts];
  });
}

const isPerson = (/** @type {string} */ name) => name.startsWith('people/');
const idOf = (/** @type {string} */ name) => name.replace(/^.*\/|\.\w+$/g, '');

/**
 * Addresses of pieces, services and industries that were out and have no page any more, and no line that sends
 * their readers on: whoever has the address finds nothing.
 * @param {readonly ContentFile[]} files
 * @param {string} root folder that holds them, for its history
 * @param {Readonly<Record<string, string>>} addresses of the pages of each folder: `articles` has `/insights`
 * @returns {Finding[]}
 */
export function goneAddresses(files, root, addresses) {
  const present = new Set(files.map(({ name }) => name));
  const redirects = files.find(({ name }) => name === 'redirects.yaml')?.values ?? [];
  const forwarded = new Set(redirects.map((/** @type {{ from: string }} */ { from }) => from));
  const gone = removedFiles(root, Object.keys(addresses)).flatMap(({ name, values }) => {
    const address = `${addresses[name.split('/')[0] ?? '']}/${idOf(name)}`;
    return present.has(name) || values?.draft === true || forwarded.has(address)
      ? []
      : [{ name, address }];
  });
  return [...new Map(gone.map((one) => [one.address, one])).values()].map(({ name, address }) => ({
    file: 'content/redirects.yaml',
    field: 'from',
    why: `found no line for ${address}, which was content/${name}, expected one that sends its readers on`,
  }));
}

/** Names of those whose file has been removed. @param {string} root */
const removedNames = (root) =>
  removedFiles(root, ['people']).map(({ values }) => String(values?.name));

/**
 * Content files that git remembers as they were when they were removed or renamed; some may be back.
 * @param {string} root
 * @param {readonly string[]} folders
 * @returns {ContentFile[]} none where there is no history
 */
function removedFiles(root, folders) {
  const git = (/** @type {string[]} */ ...args) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  try {
    const log = git(
      ...['log', '--diff-filter=D', '--no-renames', '--relative', '--format=', '--raw'],
      ...['--no-abbrev', '--', ...folders],
    );
    // :100644 000000 <blob before> <blob after> D<tab><path>
    const removed = [...log.matchAll(/^:\d+ \d+ ([0-9a-f]+) [0-9a-f]+ D\t(.+\.(?:md|yaml))$/gm)];
    return removed.map(([, blob = '', name = '']) => ({
      name,
      ...partsIn(git('cat-file', 'blob', blob)),
    }));
  } catch {
    return [];
  }
}

const ADDRESS = /https?:\/\/[^\s)>\]"]*[^\s)>\]".,;:]/g;
/** A field may hold an address and nothing else: brackets are then part of it. */
const WHOLE_ADDRESS = /^https?:\/\/\S+$/;

/**
 * Addresses of other sites, each with the places that name it.
 * @param {readonly ContentFile[]} files
 * @returns {Map<string, { file: string, field: string }[]>}
 */
export function outwardAddresses(files) {
  /** @type {Map<string, { file: string, field: string }[]>} */
  const places = new Map();
  for (const file of files) {
    for (const { field, text } of textsOf(file)) {
      const addresses = WHOLE_ADDRESS.test(text) ? [text] : (text.match(ADDRESS) ?? []);
      for (const address of addresses) {
        const href = address.replace(/#.*$/, '');
        if (NOT_VISITED.test(href)) continue;
        const known = places.get(href) ?? [];
        places.set(href, [...known, { file: `content/${file.name}`, field }]);
      }
    }
  }
  return places;
}
