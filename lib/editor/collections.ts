import { fileSchemas, folderSchemas } from '@/lib/content/schemas';
import { languages } from '@/lib/languages';
import { literalSources, type Read } from './content-files';
import { fileFields, folderFields } from './content-forms';
import { type EditorField, labelOf } from './field';
import type { References } from './fields';

type Languages =
  | boolean
  | { omit_default_locale_from_file_path?: boolean; initial_locales?: 'default' };

type FileEntry = {
  name: string;
  label: string;
  file: string;
  format: 'yaml';
  fields: EditorField[];
  i18n: Languages;
};

/** How the file of something new is called: asked for once, and then left, as its page's address has it too. */
type NewAddress = {
  template: string;
  editable: ['create'];
  hint: string;
  pattern: [string, string];
};

const newAddress = (title: string): NewAddress => ({
  template: `{{fields.${title}}}`,
  editable: ['create'],
  hint: 'The last part of the address, and the name of the file: a word or a few. It cannot be changed here later.',
  pattern: ['^[a-z0-9]+(-[a-z0-9]+)*$', 'Small letters, digits and hyphens between them.'],
});

/** Files of one shape, or single files of which each has its own. */
export type Collection = {
  name: string;
  label: string;
  icon: string;
  i18n: Languages;
} & (
  | {
      folder: string;
      extension: 'md' | 'yaml';
      format: 'yaml' | 'yaml-frontmatter';
      identifier_field: string;
      slug: NewAddress;
      summary: string;
      create: boolean;
      delete: boolean;
      filter?: { field: string; value: string };
      fields: EditorField[];
    }
  | { files: FileEntry[] }
);

/** Behind the name of a draft in a list. */
const DRAFT = "{{draft | ternary(' (draft)', '')}}";

/** The first language has no folder of its own; every other has the same files below its id. */
const FOLDER = 'content/{{locale}}';

const icons: Readonly<Record<string, string>> = {
  services: 'work',
  industries: 'domain',
  topics: 'label',
  offices: 'location_on',
  people: 'group',
  events: 'event',
  legal: 'gavel',
};

/**
 * Every collection of the editor, from the schemas of `content/`.
 * @param references what pieces and pages can be named
 * @param read gives the text of a file
 */
export function collections(references: References, read: Read): Collection[] {
  const isPage = (file: string) => file.startsWith('pages/');
  return [
    ...Object.keys(folderSchemas).flatMap((folder) => folderCollections(folder, references)),
    {
      name: 'pages',
      label: 'Pages',
      icon: 'web',
      i18n: true,
      files: Object.keys(fileSchemas)
        .filter(isPage)
        .map((file) => yamlEntry(file, references)),
    },
    {
      name: 'menus',
      label: 'Menus and moved addresses',
      icon: 'menu',
      i18n: true,
      files: Object.keys(fileSchemas)
        .filter((file) => !isPage(file))
        .map((file) => yamlEntry(file, references)),
    },
    {
      name: 'firm',
      label: 'The firm and its labels',
      icon: 'badge',
      i18n: true,
      files: literalSources(read).map(({ pattern, label, fields }) =>
        literalEntry(pattern, label, fields),
      ),
    },
  ];
}

function folderCollections(folder: string, references: References): Collection[] {
  const { extension = 'yaml', grows = false } = folderSchemas[folder] ?? {};
  return Object.entries(folderFields(folder, references)).map(([kind, fields]) => {
    const title = titleOf(fields);
    return {
      name: kind ? `${folder}-${kind}` : folder,
      label: kind ? `${labelOf(folder)}: ${kind}` : labelOf(folder),
      icon: icons[folder] ?? 'article',
      i18n: { initial_locales: 'default' },
      folder: `${FOLDER}/${folder}`,
      extension,
      format: extension === 'md' ? 'yaml-frontmatter' : 'yaml',
      identifier_field: title,
      slug: newAddress(title),
      summary: `{{${title}}}${fields.some(({ name }) => name === 'draft') ? DRAFT : ''}`,
      create: grows,
      delete: grows,
      ...(kind && { filter: { field: 'kind', value: kind } }),
      fields: fields.map(unpublished),
    };
  });
}

/** What is new begins as a draft: an editor publishes it on purpose. */
const unpublished = (field: EditorField): EditorField =>
  field.name === 'draft' ? { ...field, default: true } : field;

/** What an entry is called in lists, and what its file is named after. */
const titleOf = (fields: readonly EditorField[]) =>
  ['name', 'title', 'city'].find((name) => fields.some((field) => field.name === name)) ?? 'title';

function yamlEntry(file: string, references: References): FileEntry {
  const name = file.replace(/^pages\/|\.yaml$/g, '');
  const fields = fileFields(file, references);
  const isSaid = fields.some(({ i18n }) => i18n === true);
  return {
    name,
    label: labelOf(name),
    file: isSaid ? `${FOLDER}/${file}` : `content/${file}`,
    format: 'yaml',
    fields,
    i18n: isSaid,
  };
}

function literalEntry(pattern: string, label: string, fields: EditorField[]): FileEntry {
  return {
    name: pattern.replace(/\/.*|\.ts$/g, ''),
    label,
    file: `content/${pattern.replace('{language}', '{{locale}}')}`,
    format: 'yaml',
    fields,
    // Here the first language has a file of its own name too.
    i18n: pattern.includes('{language}') && { omit_default_locale_from_file_path: false },
  };
}

/**
 * The configuration of Sveltia CMS.
 * @param backend where files are read and saved
 */
export function editorConfig(
  backend: { name: string; [option: string]: unknown },
  references: References,
  read: Read,
) {
  const ids = languages.map(({ id }) => id);
  return {
    load_config_file: false,
    backend,
    // Photos lie beside the files that they belong to (docs/photos.md), which no setting of the editor says.
    media_folder: 'content/people',
    app_title: 'Edit the site',
    show_preview_links: false,
    editor: { preview: false },
    slug: { encoding: 'ascii', clean_accents: true },
    i18n: {
      structure: 'multiple_folders',
      locales: ids,
      default_locale: ids[0],
      omit_default_locale_from_file_path: true,
    },
    collections: collections(references, read),
  };
}
