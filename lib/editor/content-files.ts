import { fileSchemas, folderSchemas } from '@/lib/content/schemas';
import { type LanguageId, languages } from '@/lib/languages';
import { memoize } from '@/lib/memoize.mjs';
import type { FileForm } from './content-text';
import type { EditorField } from './field';
import { fieldOf, fieldsOf, type References } from './fields';
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

/** TypeScript files, by what they hold: one for all languages, or one for each. */
const literalFiles: Readonly<Record<string, { label: string; object?: string }>> = {
  'firm.ts': { label: 'The firm: name, addresses, times', object: 'firm' },
  'firm-words/{language}.ts': { label: 'What the firm says of itself' },
  'interface/{language}.ts': { label: 'Labels, messages and buttons' },
  'language-words/{language}.ts': { label: 'What one language says of the other' },
};

/**
 * What the editor leaves alone, and why: files, and folders with all that is in them.
 * Everything else below `content/` has to be a file that it opens (tests/unit/editor-files.test.ts).
 */
export const leftAlone: Readonly<Record<string, string>> = {
  'content/mark.ts': 'the sign, which is drawn and not written (`npm run setup`)',
  'content/accessibility-results.json': 'written by npm run a11y',
  'content/audit-words/': 'follows the words of that program, sentence by sentence',
  'content/interface/labels.ts': 'holds types, no words',
  'content/language-words/words.ts': 'holds types, no words',
};

const none: References = { insight: [], page: [] };
const first = languages[0];

/** Fields of a folder's files. Of a union, the fields of each kind, by the name of the kind. */
export function folderFields(
  folder: string,
  references: References = none,
): Record<string, EditorField[]> {
  const { schema, extension } = folderSchemas[folder] ?? {};
  if (!schema) return {};
  const json = jsonSchemaOf(schema);
  const context = { references, translated: true };
  const body = extension === 'md' ? [bodyField] : [];
  const kinds = json.oneOf ?? [json];
  return Object.fromEntries(
    kinds.map((kind) => [
      String(kind.properties?.kind?.const ?? ''),
      [...fieldsOf(kind, context), ...body],
    ]),
  );
}

/** Without the choices that only a page shows, fields are the same each time that they are asked for. */
const plainFolderFields = memoize((folder: string) => folderFields(folder));
const plainFileFields = memoize((file: string) => fileFields(file));

const bodyField: EditorField = {
  name: 'body',
  label: 'Text',
  widget: 'markdown',
  modes: ['raw'],
  editor_components: [],
  required: [first.id],
  i18n: true,
};

/** Fields of a single file. A file that is a list has one field, which is all of it. */
export function fileFields(file: string, references: References = none): EditorField[] {
  const json = jsonSchemaOf(fileSchemas[file] as NonNullable<(typeof fileSchemas)[string]>);
  const context = { references, translated: true };
  if (json.type !== 'array') return fieldsOf(json, context);
  return [{ ...fieldOf('entries', json, true, context), root: true }];
}

/** Fields of a TypeScript file: what it holds is also what it may hold. */
export function literalFields(literals: Literals): EditorField[] {
  return fixed(fieldsOf(schemaOf(literals), { references: none, translated: true }));
}

function schemaOf(value: Literals): JsonSchema {
  if (Array.isArray(value)) {
    return { type: 'array', items: schemaOf(value[0] ?? '') };
  }
  if (typeof value === 'object') {
    const properties = Object.fromEntries(
      Object.entries(value).map(([key, inner]) => [key, schemaOf(inner)]),
    );
    return { type: 'object', properties, required: [] };
  }
  if (typeof value === 'string')
    return { type: 'string', ...(value.length > 80 && { minLength: 10 }) };
  return { type: typeof value };
}

/** The code beside these values counts on their number and order, and asks for no least length. */
function fixed(fields: EditorField[]): EditorField[] {
  return fields.map(({ hint: _hint, minlength: _least, ...field }) => ({
    ...field,
    // A group cannot be taken away; a text may be empty.
    required: field.widget === 'object',
    ...(field.widget === 'list' && { allow_add: false, allow_remove: false, allow_reorder: false }),
    ...(field.fields && { fields: fixed(field.fields) }),
  }));
}

const fieldsInSource = memoize((source: string, object: string) =>
  literalFields(literalsOf(source, object)),
);

/** Every TypeScript file of a content folder, with its words; `read` gives the text of a file. */
export function literalSources(read: (path: string) => string | undefined) {
  return Object.entries(literalFiles).map(([pattern, { label, object = first.id }]) => {
    const source = read(`content/${pattern.replace('{language}', first.id)}`) ?? '';
    return { pattern, label, fields: fieldsInSource(source, object) };
  });
}

/**
 * What is known of a file, by its path below the project.
 * @param read gives the text of a file, or nothing where there is none
 * @returns nothing for a file that the editor leaves alone, or that has no place below `content/`
 */
export function contentFile(
  path: string,
  read: (path: string) => string | undefined,
): ContentFile | undefined {
  const [root, ...parts] = path.split('/');
  if (root !== 'content' || parts.some((part) => !/^[a-z0-9][a-z0-9-]*(?:\.[a-z]+)?$/.test(part)))
    return undefined;
  return literalFile(path, parts.join('/'), read) ?? yamlFile(path, parts);
}

function yamlFile(path: string, parts: readonly string[]): ContentFile | undefined {
  const other = languages.slice(1).find(({ id }) => id === parts[0]);
  const relative = (other ? parts.slice(1) : parts).join('/');
  const [folder = '', name = '', ...rest] = relative.split('/');
  const inFolder = folderSchemas[folder];
  const isEntry = inFolder && rest.length === 0 && name.endsWith(`.${inFolder.extension}`);
  if (!isEntry && !(relative in fileSchemas)) return undefined;
  const fields = isEntry
    ? Object.values(plainFolderFields(folder)).flat()
    : plainFileFields(relative);
  return {
    path,
    fields,
    isMarkdown: isEntry === true && inFolder.extension === 'md',
    language: other?.id ?? first.id,
    ...(other && { english: `content/${relative}` }),
  };
}

function literalFile(
  path: string,
  relative: string,
  read: (path: string) => string | undefined,
): ContentFile | undefined {
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
export function isTranslated(path: string): boolean {
  const parts = path.split('/').slice(1);
  const file = yamlFile(path, parts);
  return file?.english === undefined && (file?.fields.some(({ i18n }) => i18n === true) ?? false);
}
