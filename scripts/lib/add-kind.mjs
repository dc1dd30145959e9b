/**
 * A new kind of insight, "tender-note", added to a copy of the project in the places that
 * docs/adding-content.md names, and nowhere else.
 */
import fs from 'node:fs';
import path from 'node:path';
import { languages } from '../../lib/export/languages.mjs';
import { projectRoot } from './run.mjs';

/** Its new files, as they would stand in the project; `.txt` keeps them out of its checks. */
const source = path.join(projectRoot, 'tests/kinds/tender-note');

/** The entry of the registry. */
const registry = {
  file: 'lib/content/kinds.ts',
  before: '} as const satisfies Record<string, KindFacts>;',
  added: `  'tender-note': {
    folder: 'tender-notes',
    path: '/insights/tender-notes',
    listed: true,
    group: 'papers',
    readable: true,
    date: 'published',
    container: 'sheet',
    cloth: 'sisal',
    cite: 'page',
    deepestHeading: 2,
    schemaType: 'Article',
    template: 'tender-note',
  },
`,
};

/** What is added to other files that exist. */
const edits = [
  {
    file: 'lib/content/relations/kind-sources.ts',
    before: "import { reports } from '@/lib/content/types/report';\n",
    added: `import { tenderNotesPage } from '@/lib/content/pages/tender-notes';
import { tenderNotes } from '@/lib/content/types/tender-note';
`,
  },
  {
    file: 'lib/content/relations/kind-sources.ts',
    before: '};\n\n/** Words of a page whose heading',
    added: "  'tender-note': { pieces: tenderNotes, list: tenderNotesPage },\n",
  },
  {
    file: 'lib/content/schemas.ts',
    before: "import { schema as workingWithUs } from '@/lib/content/pages/working-with-us';\n",
    added: `import { schema as tenderNotesPage } from '@/lib/content/pages/tender-notes';
`,
  },
  {
    file: 'lib/content/schemas.ts',
    before: "import { type InsightKind, insightKinds } from './kinds';\n",
    added: "import { schema as tenderNote } from '@/lib/content/types/tender-note';\n",
  },
  {
    file: 'lib/content/schemas.ts',
    before: '};\n\nconst kindFolders',
    added: "  'tender-note': tenderNote,\n",
  },
  {
    file: 'lib/content/schemas.ts',
    before: "  'pages/working-with-us.yaml': workingWithUs,\n",
    added: "  'pages/tender-notes.yaml': tenderNotesPage,\n",
  },
  {
    file: 'content/interface/en.ts',
    before: '    },\n    /** Headings that the texts',
    added: "      'tender-note': 'Tender Note',\n",
  },
  {
    file: 'content/interface/en.ts',
    before: "    },\n    follow: 'In your feed reader',",
    added: "      'tender-note': 'Tender notes',\n",
  },
  {
    file: 'content/interface/en.ts',
    before: '    },\n    /** Below its title. */',
    added: "      'tender-note': madeUp.description,\n",
  },
  {
    file: 'content/interface/en.ts',
    before: "    },\n    role: '{role}, stand-in',",
    added: "      'tender-note': madeUp.line,\n",
  },
  {
    file: 'content/pages/search.yaml',
    before: '    person: { label: People,',
    added: '    tender-note: { label: Tender notes, text: What a tender asks for and by when }\n',
  },
];

const otherLabels = languages.slice(1).map(({ id }) => `content/interface/${id}.ts`);
const LABEL = /^ {6}newsletter:\s+(.+),$/gm;

/** @param {string} tree */
export const addRegistryEntry = (tree) => insert(tree, registry);

/** Everything but the entry of the registry and the content itself. @param {string} tree */
export function addEverythingElse(tree) {
  for (const file of newFiles()) {
    const target = path.join(tree, file);
    fs.mkdirSync(path.dirname(target), { recursive: true });
    fs.copyFileSync(path.join(source, `${file}.txt`), target);
  }
  for (const edit of edits) insert(tree, edit);
  for (const file of otherLabels) labelLikeNewsletter(path.join(tree, file));
}

/**
 * Labels in another language: wherever one is given for newsletter issues, the new kind has one. Its words
 * are no matter of this trial.
 * @param {string} file
 */
function labelLikeNewsletter(file) {
  let places = 0;
  const text = fs.readFileSync(file, 'utf8').replace(LABEL, (label, value) => {
    places += 1;
    return `${label}\n      'tender-note': ${value},`;
  });
  if (places !== 4) throw new Error(`${file}: expected 4 labels of newsletter issues`);
  fs.writeFileSync(file, text);
}

/** Files that come new, as paths in the project. */
export function newFiles() {
  return fs
    .readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.txt'))
    .map((file) => file.replaceAll(path.sep, '/').replace(/\.txt$/, ''));
}

/** Files that are edited. */
export const editedFiles = () => [
  ...new Set([registry, ...edits].map(({ file }) => file)),
  ...otherLabels,
];

/** @param {string} tree @param {{ file: string, before: string, added: string }} edit */
function insert(tree, { file, before, added }) {
  const full = path.join(tree, file);
  const parts = fs.readFileSync(full, 'utf8').split(before);
  if (parts.length !== 2) throw new Error(`${file} does not hold ${JSON.stringify(before)} once`);
  fs.writeFileSync(full, parts.join(added + before));
}
