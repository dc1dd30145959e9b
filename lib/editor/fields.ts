import { languages } from '@/lib/languages';
import { type EditorField, type FieldType, KEY, labelOf, type Option, ROW, VALUE } from './field';
import type { JsonSchema } from './json-schema';

/** What can be named by kind and file: read from the content when the editor opens. */
export type References = Readonly<Record<'insight' | 'page', readonly Option[]>>;

type Context = {
  references: References;
  /** False below a field of which nothing is translated. */
  translated: boolean;
};

/** Fields of which nothing is said in another language (lib/content/engine/translatable.ts). */
const SINGLE = new Set(['sources', 'seed']);
/** From here on a text has more than one line to be typed in. */
const LONG = 100;
/** Choices of a list that are shown at once. */
const FEW = 12;

/** The fields of a group, in the order of its schema. */
export function fieldsOf(schema: JsonSchema, context: Context): EditorField[] {
  return Object.entries(schema.properties ?? {}).map(([name, inner]) =>
    fieldOf(name, inner, schema.required?.includes(name) ?? false, context),
  );
}

/** The field for one value: which control, what it may hold, and what an editor is told. */
export function fieldOf(
  name: string,
  schema: JsonSchema,
  isRequired: boolean,
  context: Context,
): EditorField {
  const within = { ...context, translated: context.translated && !SINGLE.has(name) };
  const inner = withoutNull(schema);
  if (inner) return fieldOf(name, inner, false, context);
  const control = controlOf(schema, within);
  if (control.widget === 'hidden') return { name, label: labelOf(name), ...control, i18n: false };
  const i18n = !isFigure(schema) && languagesOf(name, control, within);
  const hint = hintOf(schema, control);
  return {
    name,
    label: labelOf(name),
    ...control,
    i18n,
    required: isRequired && !mayBeEmpty(control) && (i18n === true ? [languages[0].id] : true),
    ...(hint && { hint }),
  };
}

/** Of a value that may be an empty place, what it is otherwise. */
function withoutNull({ type, anyOf, ...schema }: JsonSchema): JsonSchema | undefined {
  if (Array.isArray(type) && type.includes('null')) {
    const [only, ...more] = type.filter((one) => one !== 'null');
    return only && more.length === 0 ? { ...schema, type: only } : undefined;
  }
  return anyOf?.some((one) => one.type === 'null')
    ? anyOf.find((one) => one.type !== 'null')
    : undefined;
}

/** A switch that is off and an empty list are answers; whether a list is long enough, its `min` says. */
const mayBeEmpty = ({ widget, min }: Control) =>
  widget === 'boolean' || (widget === 'list' && min === undefined);

type Control = Omit<EditorField, 'name' | 'label'>;

function controlOf(schema: JsonSchema, context: Context): Control {
  if (schema.const !== undefined) return { widget: 'hidden', default: schema.const };
  if (schema.relation) return relationTo(schema.relation);
  if (schema.reference)
    return { widget: 'select', options: [...context.references[schema.reference]] };
  if (schema.enum) return { widget: 'select', options: schema.enum.map(asOption) };
  if (schema.oneOf) return { widget: 'object', ...typesOf(schema.oneOf, context) };
  switch (schema.type) {
    case 'boolean':
      return { widget: 'boolean', default: false };
    case 'integer':
    case 'number':
      return numberOf(schema);
    case 'array':
      return listOf(schema, context);
    case 'object':
      return groupOf(schema, context);
    default:
      return textOf(schema);
  }
}

/** A name of several parts, `Africa/Nairobi`, stands as it is. */
const asOption = (value: string) => ({
  label: value.includes('/') ? value : labelOf(value),
  value,
});

/** What the files of a folder are called by, where it is not a name. */
const shownOf: Readonly<Record<string, string>> = { offices: 'city' };

const relationTo = (collection: string): Control => ({
  widget: 'relation',
  collection,
  value_field: '{{slug}}',
  display_fields: [shownOf[collection] ?? 'name'],
});

function numberOf({ type, minimum, maximum }: JsonSchema): Control {
  const isInt = type === 'integer';
  return {
    widget: 'number',
    value_type: isInt ? 'int' : 'float',
    ...(isInt ? {} : { step: 0.01 }),
    ...(minimum !== undefined && minimum > Number.MIN_SAFE_INTEGER && { min: minimum }),
    ...(maximum !== undefined && maximum < Number.MAX_SAFE_INTEGER && { max: maximum }),
  };
}

function textOf(schema: JsonSchema): Control {
  const { format, minLength, maxLength, formMessage } = schema;
  if (format === 'date') return { widget: 'datetime', type: 'date', format: 'YYYY-MM-DD' };
  const pattern = format === 'uri' ? '^https://' : (schema.pattern ?? schema.allOf?.[0]?.pattern);
  const isLong = (maxLength ?? 0) >= LONG || (maxLength === undefined && (minLength ?? 0) >= 10);
  return {
    widget: isLong ? 'text' : 'string',
    ...(minLength !== undefined && { minlength: minLength }),
    ...(maxLength !== undefined && !isLong && { maxlength: maxLength }),
    ...(maxLength !== undefined && isLong && { pattern: atMost(maxLength) }),
    ...(pattern && { pattern: [pattern, formMessage ?? 'Another form is asked for here.'] }),
  };
}

/** A sentence is measured with its facts filled in: a name in braces counts as one character here. */
const atMost = (length: number): [string, string] => [
  `^(?:\\{\\w+\\}|[^{]|\\{){0,${length}}$`,
  `At most ${length} characters.`,
];

function listOf(schema: JsonSchema, context: Context): Control {
  const items = schema.prefixItems?.[0] ?? schema.items ?? {};
  const count = schema.prefixItems?.length;
  const least = schema.minItems ?? count;
  const most = schema.maxItems ?? count;
  const limits = {
    ...(least !== undefined && { min: least }),
    ...(most !== undefined && { max: most }),
  };
  if (items.enum && items.enum.length <= FEW && !count) {
    return { widget: 'select', multiple: true, options: items.enum.map(asOption), ...limits };
  }
  if (items.relation) return { ...relationTo(items.relation), multiple: true, ...limits };
  if (items.oneOf) return { widget: 'list', ...typesOf(items.oneOf, context), ...limits };
  if (items.type === 'array') {
    return { widget: 'list', fields: [fieldOf(ROW, items, true, context)], ...limits };
  }
  if (items.properties) {
    const fields = fieldsOf(items, context);
    return { widget: 'list', fields, ...summaryOf(fields), collapsed: 'auto', ...limits };
  }
  const field = fieldOf('entry', items, true, context);
  // What Sveltia CMS says of the number of typed entries names the limits of the entry's own field.
  const isTyped = field.widget === 'string' || field.widget === 'text';
  return { widget: 'list', field: { ...field, ...(isTyped && limits) }, ...limits };
}

/** An entry that is folded shows its first words, which every language has, or else its first value. */
function summaryOf(fields: readonly EditorField[]): { summary?: string } {
  const texts = fields.filter(({ widget }) => ['string', 'text', 'select'].includes(widget));
  const shown = texts.find(({ i18n }) => i18n === true) ?? texts[0];
  return shown ? { summary: `{{fields.${shown.name}}}` } : {};
}

function groupOf(schema: JsonSchema, context: Context): Control {
  const { propertyNames, additionalProperties, properties } = schema;
  if (properties || !additionalProperties)
    return { widget: 'object', fields: fieldsOf(schema, context) };
  if (propertyNames?.enum) {
    const each = propertyNames.enum.map((name) =>
      fieldOf(name, additionalProperties, true, context),
    );
    return { widget: 'object', fields: each };
  }
  const key = {
    ...fieldOf(KEY, propertyNames ?? { type: 'string' }, true, context),
    label: propertyNames?.relation ? labelOf(propertyNames.relation) : 'Word or address',
  };
  const value = { ...fieldOf(VALUE, additionalProperties, true, context), label: 'Stands for' };
  return { widget: 'list', fields: [key, value], summary: `{{fields.${KEY}}}`, collapsed: true };
}

/** One group of fields for each kind of value; the field that tells them apart is the editor's own. */
function typesOf(
  kinds: readonly JsonSchema[],
  context: Context,
): { types: FieldType[]; typeKey: string } {
  const typeKey = discriminatorOf(kinds);
  const types = kinds.map((kind) => {
    const name = String(kind.properties?.[typeKey]?.const);
    const fields = fieldsOf(kind, context).filter((field) => field.name !== typeKey);
    return { name, label: labelOf(name), fields };
  });
  return { types, typeKey };
}

/** The field by which the kinds of a union are told apart. */
export function discriminatorOf(kinds: readonly JsonSchema[]): string {
  const constants = Object.entries(kinds[0]?.properties ?? {}).filter(
    ([, { const: value }]) => value !== undefined,
  );
  const [key = ''] =
    constants.find(([name]) =>
      kinds.every((kind) => kind.properties?.[name]?.const !== undefined),
    ) ?? [];
  return key;
}

/** A figure as a text prints it, `14,762` or `five`: the same in every language. */
const isFigure = ({ type }: JsonSchema) => Array.isArray(type);

/** Whether a field is said in each language, and if not, whether a translation repeats it. */
function languagesOf(
  name: string,
  control: Control,
  { translated }: Context,
): boolean | 'duplicate' {
  if (!translated) return false;
  // Entries of lists are found by their ids (lib/content/engine/merge-translation.ts).
  if (name === 'id' || name === KEY) return 'duplicate';
  const { widget, fields, field, types, pattern } = control;
  if (widget === 'string' || widget === 'text') return !pattern?.[0].startsWith('^\\/');
  const inner = [
    ...(fields ?? []),
    ...(field ? [field] : []),
    ...(types ?? []).flatMap((type) => type.fields),
  ];
  return inner.some(({ i18n }) => i18n === true);
}

const isRelation = ({ widget }: Control) => widget === 'relation';

function hintOf(schema: JsonSchema, control: Control): string {
  const { pattern } = control;
  const { description, minLength, maxLength, minItems, maxItems, formMessage } = schema;
  const said = [
    // The editor sets no code: a name stands as it is. Who chooses a person by name needs no name of a file.
    isRelation(control) ? undefined : description?.replaceAll('`', ''),
    between(minLength, maxLength, 'characters'),
    between(
      minItems ?? schema.prefixItems?.length,
      maxItems ?? schema.prefixItems?.length,
      'entries',
    ),
    pattern && formMessage
      ? `${formMessage.charAt(0).toUpperCase()}${formMessage.slice(1)}.`
      : undefined,
  ];
  return said.filter(Boolean).join(' ');
}

function between(
  least: number | undefined,
  most: number | undefined,
  what: string,
): string | undefined {
  if (least === undefined && most === undefined) return undefined;
  if (least === most) return `${least} ${what}.`;
  if (most === undefined) return least && least > 1 ? `At least ${least} ${what}.` : undefined;
  return least && least > 1 ? `${least} to ${most} ${what}.` : `At most ${most} ${what}.`;
}
