import { type Group, isGroup } from '@/lib/group';
import { type EditorField, isRecordList, isRowList, KEY, ROW, VALUE } from './field';

/**
 * The values of a file as the editor can show them: a group with keys of its own becomes a list of keys and
 * values, a list within a list a list of rows, and an empty place an empty text.
 * @param fields those of the file; a value without a field stays as it is
 */
export function toView(values: unknown, fields: readonly EditorField[]): unknown {
  const [list] = fields;
  if (list?.root) return viewOf(values, list);
  if (!isGroup(values)) return values;
  return Object.fromEntries(
    Object.entries({ ...switchesOff(fields), ...values }).map(([name, value]) => {
      const field = fields.find((one) => one.name === name);
      return [name, field ? viewOf(value, field) : value];
    }),
  );
}

/** A switch that a file leaves out is off, also where that of a new file is on. */
const switchesOff = (fields: readonly EditorField[]) =>
  Object.fromEntries(
    fields.filter(({ widget }) => widget === 'boolean').map(({ name }) => [name, false]),
  );

function viewOf(value: unknown, field: EditorField): unknown {
  if (value === null) return '';
  if (isGroup(value)) {
    if (isRecordList(field)) {
      const inner = field.fields?.[1] as EditorField;
      return Object.entries(value).map(([key, one]) => ({
        [KEY]: key,
        [VALUE]: viewOf(one, inner),
      }));
    }
    return toView(value, fieldsFor(value, field));
  }
  if (!Array.isArray(value)) {
    return typeof value === 'number' && field.widget === 'string' ? String(value) : value;
  }
  const [row] = field.fields ?? [];
  if (row && isRowList(field)) return value.map((one) => ({ [ROW]: viewOf(one, row) }));
  return value.map((one) => viewOf(one, field.field ?? field));
}

/**
 * The way back. What an editor left empty is left out; an entry of a list that is empty is an empty place.
 * @param fields those of the file
 */
export function fromView(view: unknown, fields: readonly EditorField[]): unknown {
  const [list] = fields;
  if (list?.root) return fileValue(view, list);
  if (!isGroup(view)) return view;
  return Object.fromEntries(
    Object.entries(view).flatMap(([name, value]) => {
      const field = fields.find((one) => one.name === name);
      const back = field ? fileValue(value, field) : value;
      return isEmpty(back, field) ? [] : [[name, back]];
    }),
  );
}

function fileValue(value: unknown, field: EditorField): unknown {
  if (isGroup(value)) return fromView(value, fieldsFor(value, field));
  if (!Array.isArray(value)) return value;
  const [first, second] = field.fields ?? [];
  if (second && isRecordList(field)) {
    return Object.fromEntries(
      value.filter(isGroup).map((one) => [String(one[KEY] ?? ''), fileValue(one[VALUE], second)]),
    );
  }
  if (first && isRowList(field))
    return value.map((one) => fileValue(isGroup(one) ? one[ROW] : [], first));
  return value.map((one) => (one === '' ? null : fileValue(one, field.field ?? field)));
}

/** A list without a least length may be empty: `sources: []`. Nothing else that is empty says anything. */
function isEmpty(value: unknown, field: EditorField | undefined): boolean {
  if (value === undefined || value === null || value === '') return true;
  if (Array.isArray(value)) return value.length === 0 && field?.min !== undefined;
  return isGroup(value) && Object.keys(value).length === 0;
}

/** The fields of a group; of one of several kinds, those of its kind. */
export function fieldsFor(
  value: Group,
  { fields, types, typeKey = 'type' }: EditorField,
): readonly EditorField[] {
  return types?.find(({ name }) => name === value[typeKey])?.fields ?? fields ?? [];
}
