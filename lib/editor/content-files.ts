import { schema as firmSchema } from '@/lib/content/types/firm-schema';
import { type LanguageId, languages } from '@/lib/languages';
import { memoize } from '@/lib/memoize.mjs';
import type { FileForm } from './content-text';
import type { EditorField } from './field';
import { fieldsOf } from './fields';
import { type JsonSchema, jsonSchemaOf } from './json-schema';
import { type Literals, literalsOf } from './literals';

/** A file of `content/` that the editor opens. */
export type ContentFile = FileForm & {
  /** Below the project: `content/pages/home.yaml`. */
  path: string;
  language: LanguageId;
  /** Of a translation, the file that it is one of. */
  english?: string;
  /** Of a TypeScript file, the object that holds its words. */
  literals?: string;
};

/** Files of one shape: what they are called, whether new ones may come, and their fields. */
export type FolderForm = {
  extension: 'md' | 'yaml';
  grows: boolean;
  fields: readonly EditorField[];
};

/** What the editor is told of `content/`: forms by folder, and by file, as paths below it. */
export type ContentForms = {
  folders: Readonly<Record<string, FolderForm>>;
  files: Readonly<Record<string, readonly EditorField[]>>;
};

/** Gives the text of a file by its path below the project, or nothing where there is none. */
export type Read = (path: string) => string | undefined;

/** The one object that has a schema besides. */
const FIRM = 'firm';

/** TypeScript files, by what they hold: one for all languages, or one for each. */
const literalFiles: Readonly<Record<string, { label: string; object?: string }>> = {
  'firm.ts': { label: 'The firm: name, addresses, times', object: FIRM },
  'firm-words/{language}.ts': { label: 'What the firm says of itself' },
  'interface/{language}.ts': { label: 'Labels, messages and buttons' },
  'language-words/{language}.ts': { label: 'What one language says of the other' },
};

/**
 * What the editor leaves alone, and why: files, and folders with all that is in them.
 * Everything else below `content/` has to be a file that it opens (tests/unit/editor-files.test.ts).
 */
export const leftAlone: Readonly<Record<string, string>> = {
  'content/written-for.ts':
    'words that only the firm of that name can keep, for `npm run preflight`',
  'content/mark.ts': 'the sign, which is drawn and not written (`npm run setup`)',
  'content/accessibility-results.json': 'written by npm run a11y',
  'content/audit-words/': 'follows the words of that program, sentence by sentence',
  'content/interface/labels.ts': 'holds types, no words',
  'content/language-words/words.ts': 'holds types, no words',
};

const first = languages[0];

/**
 * Fields of a TypeScript file: what it holds is also what it may hold.
 * @param by the schema of its object, where it has one: what may not be empty, and what form it has
 */
export function literalFields(literals: Literals, by?: JsonSchema): EditorField[] {
  const fields = fieldsOf(schemaOf(literals, by), {
    references: { insight: [], page: [] },
    // A file for all languages is asked for in none.
    translated: by === undefined,
  });
  return fixed(fields);
}

function schemaOf(value: Literals, by: JsonSchema = {}): JsonSchema {
  if (Array.isArray(value)) {
    return { type: 'array', items: schemaOf(value[0] ?? '', by.items) };
  }
  if (typeof value === 'object') {
    const properties = Object.fromEntries(
      Object.entries(value).map(([key, inner]) => [key, schemaOf(inner, by.properties?.[key])]),
    );
    const required = (by.required ?? []).filter((key) => !mayBeNone(by.properties?.[key]));
    const { description } = by;
    return { type: 'object', properties, required, ...(description && { description }) };
  }
  if (typeof value === 'number') return { type: 'number', ...by };
  if (typeof value !== 'string') return { type: typeof value };
  const { description, pattern, maxLength, formMessage } = by;
  return {
    type: 'string',
    ...(value.length > 80 && { minLength: LONG }),
    ...(description && { description }),
    ...(maxLength !== undefined && { maxLength }),
    ...(pattern && { pattern }),
    ...(formMessage && { formMessage }),
  };
}

/** Long words get more than one line; so many characters are asked of nobody. */
const LONG = 10;

/** `''` says that there is none. */
const mayBeNone = (schema?: JsonSchema) => schema?.anyOf?.some((one) => one.const === '') ?? false;

/** The code beside these values counts on their number and order, and asks for no least length. */
function fixed(fields: EditorField[]): EditorField[] {
  return fields.map(({ hint = '', minlength: least, ...field }) => ({
    ...field,
    ...(hint && least === undefined && { hint }),
    // A group cannot be taken away; a text may be empty where no schema says otherwise.
    required: field.widget === 'object' || (field.required ?? false),
    ...(field.widget === 'list' && { allow_add: false, allow_remove: false, allow_reorder: false }),
    ...(field.fields && { fields: fixed(field.fields) }),
  }));
}

const fieldsInSource = memoize((source: string, object: string) =>
  literalFields(literalsOf(source, object), object === FIRM ? jsonSchemaOf(firmSchema) : undefined),
);

/** Every TypeScript file of a content folder, with its words; `read` gives the text of a file. */
export function literalSources(read: Read) {
  return Object.entries(literalFiles).map(([pattern, { label, object = first.id }]) => {
    const source = read(`content/${pattern.replace('{language}', first.id)}`) ?? '';
    return { pattern, label, fields: fieldsInSource(source, object) };
  });
}

/**
 * What is known of a file, by its path below the project.
 * @returns nothing for a file that the editor leaves alone, or that has no place below `content/`
 */
export function contentFile(
  path: string,
  forms: ContentForms,
  read: Read,
): ContentFile | undefined {
  const [root, ...parts] = path.split('/');
  if (root !== 'content' || parts.some((part) => !/^[a-z0-9][a-z0-9-]*(?:\.[a-z]+)?$/.test(part)))
    return undefined;
  return literalFile(path, parts.join('/'), read) ?? yamlFile(path, parts, forms);
}

function yamlFile(
  path: string,
  parts: readonly string[],
  { folders, files }: ContentForms,
): ContentFile | undefined {
  const other = languages.slice(1).find(({ id }) => id === parts[0]);
  const relative = (other ? parts.slice(1) : parts).join('/');
  const [folder = '', name = '', ...rest] = relative.split('/');
  const inFolder = folders[folder];
  const isEntry = inFolder && rest.length === 0 && name.endsWith(`.${inFolder.extension}`);
  const fields = isEntry ? inFolder.fields : files[relative];
  if (!fields) return undefined;
  return {
    path,
    fields,
    isMarkdown: isEntry === true && inFolder.extension === 'md',
    language: other?.id ?? first.id,
    ...(other && { english: `content/${relative}` }),
  };
}

function literalFile(path: string, relative: string, read: Read): ContentFile | undefined {
  if (!relative.endsWith('.ts')) return undefined;
  for (const { pattern, fields } of literalSources(read)) {
    const language = languages.find(({ id }) => pattern.replace('{language}', id) === relative);
    if (!language) continue;
    const literals = literalFiles[pattern]?.object ?? language.id;
    return { path, fields, isMarkdown: false, language: language.id, literals };
  }
  return undefined;
}

/** True for an English file of which some words are said in each language. */
export function isTranslated(path: string, forms: ContentForms): boolean {
  const parts = path.split('/').slice(1);
  const file = yamlFile(path, parts, forms);
  return file?.english === undefined && (file?.fields.some(({ i18n }) => i18n === true) ?? false);
}
