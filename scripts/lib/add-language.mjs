/**
 * A third language, Somali, added to a copy of the project in the places that docs/languages.md names, and
 * nowhere else. Its words are a handful; what it leaves out is English.
 */
import fs from 'node:fs';
import path from 'node:path';
import { fallenBehind } from './translations.mjs';

export const id = 'so';
export const name = 'Soomaali';

/** Its entry in the table. */
const entry = {
  file: 'lib/languages.ts',
  before: '] as const satisfies readonly [Language, ...Language[]];',
  added: `  {
    id: '${id}',
    prefix: '/${id}',
    locale: 'so-KE',
    ogLocale: 'so_KE',
    hreflang: '${id}',
    name: '${name}',
  },
`,
};

/** Where its files are named. */
const doors = [
  {
    file: 'lib/labels.ts',
    imports: `import { ${id} } from '@/content/interface/${id}';\n`,
  },
  {
    file: 'lib/firm.ts',
    imports: `import { ${id} } from '@/content/firm-words/${id}';\n`,
  },
  {
    file: 'lib/other-languages.ts',
    imports: `import { ${id} } from '@/content/language-words/${id}';\n`,
  },
  {
    file: 'lib/search/words.ts',
    imports: `import { stem as ${id} } from './analysis/${id}/stem';\n`,
  },
  {
    file: 'lib/search/family.ts',
    imports: `import { familyOf as ${id} } from './analysis/${id}/family';\n`,
  },
  {
    file: 'lib/search/stop-words.ts',
    imports: `import * as ${id} from './analysis/${id}/stop-words';\n`,
  },
];
const LIST = '{ en, sw }';

/** Files that begin as those of English, with some words of its own. */
const copies = [
  {
    file: 'content/interface/en.ts',
    words: [
      ["home: 'Home',", "home: 'Hoyga',"],
      ["skip: 'Skip to content',", "skip: 'U gudub nuxurka',"],
      ['} as const;', '} satisfies Labels;'],
    ],
    first: "import type { Labels } from './labels';\n\n",
  },
  { file: 'content/firm-words/en.ts', words: [] },
  { file: 'content/language-words/en.ts', words: [["mark: '(in", "mark: '(af"]] },
  { file: 'lib/search/analysis/en/stem.ts', words: [] },
  { file: 'lib/search/analysis/en/family.ts', words: [] },
  {
    file: 'lib/search/analysis/en/stop-words.ts',
    words: [['export const stopWords = `', 'export const stopWords = `\n  waa iyo oo ku ka u']],
  },
];

export const title = 'Ku saabsan shirkadda';
export const headline = 'Koonto ma aha ka mid noqosho';

/** Translations: of a page, and of a piece whose text stays English. */
const translations = {
  'pages/about.yaml': `from: "00000000"\ntitle: ${title}\n`,
  'articles/financial-inclusion.md': `---\nfrom: "00000000"\ntitle: ${headline}\n---\n`,
};

/** Every file that exists and changes. */
export const editedFiles = () => [entry.file, ...doors.map(({ file }) => file)];
/** Every new file. */
export const newFiles = () => [
  ...copies.map(({ file }) => ofLanguage(file)),
  ...Object.keys(translations).map((file) => `content/${id}/${file}`),
];

const ofLanguage = (/** @type {string} */ file) =>
  file.replace('/en.ts', `/${id}.ts`).replace('/en/', `/${id}/`);

/** @param {string} tree */
export function addTableEntry(tree) {
  replace(tree, entry.file, entry.before, entry.added + entry.before);
}

/** @param {string} tree */
export function addFiles(tree) {
  for (const { file, imports } of doors) {
    const known = fs.readFileSync(path.join(tree, file), 'utf8');
    const line = known.split('\n').find((text) => /\bsw\b.* from /.test(text)) ?? '';
    replace(tree, file, `${line}\n`, `${line}\n${imports}`);
    replace(tree, file, LIST, `{ en, sw, ${id} }`);
  }
  for (const { file, words, first = '' } of copies) {
    const text = fs
      .readFileSync(path.join(tree, file), 'utf8')
      .replace('export const en = ', `export const ${id} = `);
    write(
      tree,
      ofLanguage(file),
      first + words.reduce((done, [from = '', to = '']) => swap(done, from, to, file), text),
    );
  }
  for (const [file, text] of Object.entries(translations)) {
    write(tree, `content/${id}/${file}`, text);
  }
  // The marks that preflight asks for.
  for (const { file, why } of fallenBehind(path.join(tree, 'content'), [id])) {
    const [, mark = ''] = /write "([0-9a-f]{8})"/.exec(why) ?? [];
    replace(tree, file, '00000000', mark);
  }
}

function swap(
  /** @type {string} */ text,
  /** @type {string} */ from,
  /** @type {string} */ to,
  /** @type {string} */ file,
) {
  if (!text.includes(from)) throw new Error(`${file}: expected ${JSON.stringify(from)}`);
  return text.replace(from, () => to);
}

function replace(
  /** @type {string} */ tree,
  /** @type {string} */ file,
  /** @type {string} */ from,
  /** @type {string} */ to,
) {
  write(tree, file, swap(fs.readFileSync(path.join(tree, file), 'utf8'), from, to, file));
}

function write(/** @type {string} */ tree, /** @type {string} */ file, /** @type {string} */ text) {
  fs.mkdirSync(path.dirname(path.join(tree, file)), { recursive: true });
  // Not into the file of the project, of which this may be a second name.
  fs.rmSync(path.join(tree, file), { force: true });
  fs.writeFileSync(path.join(tree, file), text);
}
