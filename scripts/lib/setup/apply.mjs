/** The files of the project with a firm's answers in them; nothing is written here. */
import fs from 'node:fs';
import path from 'node:path';
import { setColours, setField, setPlaceholders } from './edit-facts.mjs';
import { letterMark } from './letter-mark.mjs';
import { officeFiles } from './office-files.mjs';
import { placeFace } from './place-face.mjs';

const FIRM = 'content/firm.ts';
const TOKENS = 'app/styles/tokens.css';

/**
 * @param {string} root the project
 * @param {import('./answers.mjs').Answers} answers
 * @param {{ firm: any, placeholders: Readonly<Record<string, string>> }} facts those of content/firm.ts
 * @param {string} today since when a new domain is the firm's
 * @param {import('./face.mjs').DisplayFace} [face] in place of the display face
 * @returns {Map<string, string | Buffer | undefined>} files that change, by path; `undefined` is one that goes
 */
export function applyAnswers(root, answers, { firm, placeholders }, today, face) {
  const files = new Map();
  const read = (/** @type {string} */ file) =>
    files.get(file) ?? fs.readFileSync(path.join(root, file), 'utf8');
  const edit = (/** @type {string} */ file, /** @type {(text: string) => string} */ change) => {
    files.set(file, change(read(file)));
  };
  const facts = factsIn(answers, firm, today);
  for (const { field, value } of facts) {
    edit(FIRM, (text) => setField(text, FIRM, ['firm', ...field.split('.')], value));
  }
  const profiles = Object.entries(answers.profiles ?? {});
  for (const [id, url] of profiles) {
    edit(FIRM, (text) =>
      setField(text, FIRM, ['firm', 'social', placeOf(firm, id), 'url'], String(url)),
    );
  }
  const said = new Map([
    ...facts.map(({ field, value }) => [field, String(value)]),
    ...profiles.map(([id, url]) => [`social.${placeOf(firm, id)}.url`, String(url)]),
  ]);
  if (said.size > 0) {
    const left = stillPlaceholders(placeholders, said);
    edit(FIRM, (text) => setPlaceholders(text, FIRM, left));
  }
  for (const [language, words] of Object.entries(wordsIn(answers, root))) {
    const file = `content/firm-words/${language}.ts`;
    for (const [field, value] of Object.entries(words)) {
      edit(file, (text) => setField(text, file, [language, field], value));
    }
  }
  for (const [file, text] of officeFiles(root, answers.offices ?? {})) files.set(file, text);
  for (const [theme, colours] of Object.entries(answers.colours ?? {})) {
    edit(TOKENS, (css) => setColours(css, /** @type {'light' | 'dark'} */ (theme), colours));
  }
  if (face) {
    const before = JSON.parse(read('lib/typography/display-face.json'));
    for (const [file, contents] of placeFace(face, before, read)) files.set(file, contents);
  }
  if (answers.mark) {
    const paths =
      answers.mark === 'letter'
        ? letterMark(
            answers.shortName ?? firm.shortName,
            face?.parts.map(({ font }) => font),
          )
        : answers.mark;
    for (const size of /** @type {const} */ (['large', 'small'])) {
      edit('content/mark.ts', (text) =>
        setField(text, 'content/mark.ts', ['mark', size], paths[size]),
      );
    }
  }
  return files;
}

/** Answers as fields of `firm`. */
function factsIn(
  /** @type {import('./answers.mjs').Answers} */ answers,
  /** @type {any} */ firm,
  /** @type {string} */ today,
) {
  const { name, shortName, email, careersEmail, phone, whatsapp, copyrightSince, readers, domain } =
    answers;
  const plain = { name, shortName, email, careersEmail, phone, whatsapp, copyrightSince };
  const group = (/** @type {string} */ key, values = {}) =>
    Object.entries(values).map(([field, value]) => [`${key}.${field}`, value]);
  const isNew = domain !== undefined && domain !== firm.idAuthority.domain;
  return [
    ...Object.entries(plain),
    ...group('address', answers.address),
    ...group('replyTime', answers.replyTime),
    ['newsletter.readers', readers],
    ['idAuthority.domain', domain],
    ['idAuthority.since', isNew ? today : undefined],
  ]
    .filter(([, value]) => value !== undefined)
    .map(([field, value]) => ({ field: String(field), value: /** @type {string} */ (value) }));
}

/**
 * A street that is said in another language belongs to the address before: without words of its own the
 * new one is read as the post writes it.
 */
function wordsIn(
  /** @type {import('./answers.mjs').Answers} */ { words = {}, address },
  /** @type {string} */ root,
) {
  if (address?.street === undefined) return words;
  const languages = fs
    .readdirSync(path.join(root, 'content/firm-words'))
    .map((file) => path.basename(file, '.ts'));
  return Object.fromEntries(
    languages.map((language) => [language, { street: '', ...words[language] }]),
  );
}

/** What is answered is no placeholder any more, unless it is at a name that is reserved for examples. */
function stillPlaceholders(
  /** @type {Readonly<Record<string, string>>} */ before,
  /** @type {ReadonlyMap<string, string>} */ said,
) {
  const kept = Object.entries(before).filter(([field]) => !said.has(field));
  const reserved = [...said].filter(([, value]) => /\.example\b/.test(value));
  return Object.fromEntries([...kept, ...reserved]);
}

const placeOf = (/** @type {any} */ firm, /** @type {string} */ id) =>
  String(firm.social.findIndex((/** @type {{ id: string }} */ profile) => profile.id === id));
