/** Words of the site are said in each language; everything else is the same in all (`duplicate` repeats it). */
type InLanguages = boolean | 'duplicate';

/** A choice. */
export type Option = { label: string; value: string };

/** Fields of one of several kinds, told apart by the value of `typeKey`. */
export type FieldType = { name: string; label: string; fields: EditorField[] };

/**
 * A field of the editor, as Sveltia CMS reads it (`schema/sveltia-cms.json` in its package):
 * the part of its options that our schemas have a use for.
 */
export type EditorField = {
  name: string;
  label: string;
  widget:
    | 'boolean'
    | 'datetime'
    | 'hidden'
    | 'list'
    | 'markdown'
    | 'number'
    | 'object'
    | 'relation'
    | 'select'
    | 'string'
    | 'text';
  hint?: string;
  /** In every language, in none, or in some. */
  required?: boolean | string[];
  i18n?: InLanguages;
  default?: unknown;
  /** Texts: characters, and the form with what is said of another one. */
  minlength?: number;
  maxlength?: number;
  pattern?: [string, string];
  /** Numbers: least and most; lists: entries. */
  min?: number;
  max?: number;
  step?: number;
  value_type?: 'int' | 'float';
  /** Choices. */
  options?: Option[];
  multiple?: boolean;
  /** Files of another folder. */
  collection?: string;
  value_field?: string;
  display_fields?: string[];
  /** Dates: ISO 8601. */
  type?: 'date';
  format?: string;
  /** Groups and lists. */
  fields?: EditorField[];
  field?: EditorField;
  types?: FieldType[];
  typeKey?: string;
  summary?: string;
  collapsed?: boolean | 'auto';
  /** A list that is the whole file. */
  root?: boolean;
  allow_add?: boolean;
  allow_remove?: boolean;
  allow_reorder?: boolean;
  /** Markdown is typed as it stands in the file. */
  modes?: ['raw'];
  editor_components?: string[];
};

/**
 * Names of fields that stand for what the editor cannot show as it is: a list within a list, and a group
 * whose keys are words of their own.
 */
export const ROW = 'row';
export const KEY = 'recordKey';
export const VALUE = 'recordValue';

/** True for the list that stands for a group with keys of its own. */
export const isRecordList = ({ fields }: EditorField) => fields?.[0]?.name === KEY;

/** True for the list that stands for a list of lists. */
export const isRowList = ({ fields }: EditorField) => fields?.[0]?.name === ROW;

/** `callToAction` as an editor reads it: Call to action. */
export function labelOf(name: string): string {
  const words = name.replace(/([a-z])([A-Z])/g, '$1 $2').replace(/[-_]/g, ' ');
  return words.charAt(0).toUpperCase() + words.slice(1).toLowerCase();
}
