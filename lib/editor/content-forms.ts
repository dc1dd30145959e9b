import { fileSchemas, folderSchemas } from '@/lib/content/schemas';
import { languages } from '@/lib/languages';
import { memoize } from '@/lib/memoize.mjs';
import type { ContentForms } from './content-files';
import type { EditorField } from './field';
import { fieldOf, fieldsOf, type References } from './fields';
import { jsonSchemaOf } from './json-schema';

const none: References = { insight: [], page: [] };
const first = languages[0];

/** The forms of everything below `content/` that is YAML or Markdown, from its schemas. */
export const contentForms = memoize(
  (): ContentForms => ({
    folders: Object.fromEntries(
      Object.entries(folderSchemas).map(([folder, { extension = 'yaml', grows = false }]) => [
        folder,
        { extension, grows, fields: Object.values(folderFields(folder)).flat() },
      ]),
    ),
    files: Object.fromEntries(Object.keys(fileSchemas).map((file) => [file, fileFields(file)])),
  }),
);

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
