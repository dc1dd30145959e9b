/** @jest-environment node */
import { z } from 'zod';
import { fileSchemas, folderSchemas } from '@/lib/content/schemas';
import { personReference } from '@/lib/content/types/insight-fields';
import { collections } from '@/lib/editor/collections';
import { literalFields } from '@/lib/editor/content-files';
import { fileFields, folderFields } from '@/lib/editor/content-forms';
import { type EditorField, KEY, ROW, VALUE } from '@/lib/editor/field';
import { fieldOf } from '@/lib/editor/fields';
import { type JsonSchema, jsonSchemaOf } from '@/lib/editor/json-schema';
import { fromView, toView } from '@/lib/editor/view';

const references = { insight: [{ label: 'Article: A', value: 'article/a' }], page: [] };
const field = (schema: z.ZodType) =>
  fieldOf('name', jsonSchemaOf(schema), true, { references, translated: true });

it.each([
  [
    'a short text with limits',
    z.string().min(8).max(90),
    { widget: 'string', minlength: 8, maxlength: 90, i18n: true },
  ],
  ['a long text', z.string().max(300), { widget: 'text', hint: 'At most 300 characters.' }],
  [
    'a form, with the words of the loader',
    z.string().regex(/^\d+\+$/, 'a range such as 25+'),
    { pattern: ['^\\d+\\+$', 'a range such as 25+'], hint: 'A range such as 25+.' },
  ],
  ['a hint', z.string().describe('What `it` is.'), { hint: 'What it is.' }],
  [
    'a choice',
    z.enum(['one', 'or-two']),
    {
      widget: 'select',
      i18n: false,
      options: [
        { label: 'One', value: 'one' },
        { label: 'Or two', value: 'or-two' },
      ],
    },
  ],
  [
    'several choices',
    z
      .array(z.enum(['a', 'b']))
      .min(1)
      .max(2),
    { widget: 'select', multiple: true, min: 1, max: 2 },
  ],
  ['a day', z.iso.date(), { widget: 'datetime', type: 'date', format: 'YYYY-MM-DD' }],
  ['a number', z.int().min(1).max(24), { widget: 'number', value_type: 'int', min: 1, max: 24 }],
  ['a switch', z.boolean(), { widget: 'boolean', required: false }],
  [
    'a person',
    personReference,
    { widget: 'relation', collection: 'people', value_field: '{{slug}}', i18n: false },
  ],
  [
    'several practices',
    z
      .array(z.string().meta({ relation: 'services' }))
      .min(1)
      .max(3),
    { widget: 'relation', collection: 'services', multiple: true, min: 1, max: 3 },
  ],
  [
    'a piece',
    z.string().meta({ reference: 'insight' }),
    { widget: 'select', options: references.insight },
  ],
  ['one fixed value', z.literal(true), { widget: 'hidden', default: true }],
  [
    'a list of an exact length',
    z.array(z.string()).length(3),
    { widget: 'list', min: 3, max: 3, hint: '3 entries.', field: { min: 3, max: 3 } },
  ],
  ['an empty place', z.string().nullable(), { widget: 'string', required: false }],
  [
    'a figure as it is printed',
    z.union([z.string(), z.number()]),
    { widget: 'string', i18n: false },
  ],
])('makes a field for %s', (_, schema, wanted) => {
  expect(field(schema)).toMatchObject(wanted);
});

it('asks for a person by name, and says nothing of the name of a file', () => {
  expect(field(personReference.describe('File name in `content/people/`.'))).not.toHaveProperty(
    'hint',
  );
});

/** A field, and what lies in it. */
const within = (outer: EditorField): EditorField[] => [
  outer,
  ...[
    ...(outer.fields ?? []),
    ...(outer.field ? [outer.field] : []),
    ...(outer.types ?? []).flatMap((type) => type.fields),
  ].flatMap(within),
];

it('says each limit once, and nothing that only a developer knows', () => {
  const forms = [
    ...Object.keys(folderSchemas).flatMap((folder) =>
      Object.values(folderFields(folder, references)),
    ),
    ...Object.keys(fileSchemas).map((file) => fileFields(file, references)),
  ];
  const hints = forms
    .flat()
    .flatMap(within)
    .flatMap(({ hint = [] }) => hint);
  const isTwice = (hint: string) => {
    const limits = hint.match(/\d+ characters|letters, digits/gi) ?? [];
    return new Set(limits.map((limit) => limit.toLowerCase())).size < limits.length;
  };
  expect(hints.filter(isTwice)).toEqual([]);
  expect(hints.filter((hint) => /npm |^True /.test(hint))).toEqual([]);
});

it('asks in the firm’s form for what its schema asks for, and for nothing that there may be none of', () => {
  const literals = {
    name: 'A firm',
    whatsapp: '',
    address: { city: 'Kisumu' },
    since: 2020,
    isOn: true,
  };
  const schema = z.object({
    name: z.string().min(1).max(40),
    whatsapp: z.union([z.literal(''), z.string()]).describe('Empty where there is none.'),
    address: z.object({ city: z.string() }),
    since: z.number().int().min(1900),
  });
  expect(literalFields(literals, jsonSchemaOf(schema))).toMatchObject([
    { name: 'name', required: true, hint: 'At most 40 characters.' },
    { name: 'whatsapp', required: false, hint: 'Empty where there is none.' },
    { name: 'address', required: true, fields: [{ name: 'city', required: true }] },
    { name: 'since', required: true, value_type: 'int', min: 1900 },
    { name: 'isOn', required: false },
  ]);
  expect(literalFields({ label: 'Words' })).toMatchObject([{ name: 'label', required: false }]);
});

it('measures a long text with a fact in braces as one character', () => {
  const [form = ''] = field(z.string().max(100)).pattern ?? [];
  const fits = (text: string) => new RegExp(form).test(text);
  const texts = ['a'.repeat(100), 'a'.repeat(101), `${'a'.repeat(99)}{replyToEnquiry}`];
  expect(texts.map(fits)).toEqual([true, false, true]);
});

it('makes groups of fields for each kind of a union, without the field that tells them apart', () => {
  const union = z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('wall'), note: z.string() }),
    z.strictObject({ kind: z.literal('sheet'), rows: z.array(z.array(z.string())) }),
  ]);
  expect(field(union)).toMatchObject({
    widget: 'object',
    typeKey: 'kind',
    types: [
      { name: 'wall', fields: [{ name: 'note' }] },
      { name: 'sheet', fields: [{ name: 'rows', fields: [{ name: ROW }] }] },
    ],
  });
});

describe('what the editor cannot show as it is', () => {
  const schema = z.strictObject({
    rows: z.array(z.array(z.number().nullable())),
    words: z.record(z.string(), z.array(z.string())),
  });
  const { fields = [] } = field(schema);
  const values = { rows: [[1, null], [2.5]], words: { '/a.b#c': ['x', 'y'] } };

  it('is shown as lists of rows, and of keys with values', () => {
    expect(toView(values, fields)).toEqual({
      rows: [{ [ROW]: [1, ''] }, { [ROW]: [2.5] }],
      words: [{ [KEY]: '/a.b#c', [VALUE]: ['x', 'y'] }],
    });
  });

  it('comes back as it was', () => {
    expect(fromView(toView(values, fields), fields)).toEqual(values);
  });
});

/** Paths of values that a schema knows and no field shows. */
function missing(schema: JsonSchema, shown: EditorField | undefined, at: string): string[] {
  if (!shown) return [at];
  const inner = schema.anyOf?.find(({ type }) => type !== 'null');
  if (inner && !schema.reference) return missing(inner, shown, at);
  if (schema.oneOf) {
    return schema.oneOf.flatMap((kind) => {
      const name = kind.properties?.[shown.typeKey ?? '']?.const;
      const type = shown.types?.find((one) => one.name === name);
      return type
        ? missingIn(kind, type.fields, `${at}(${name})`, shown.typeKey)
        : [`${at}(${name})`];
    });
  }
  if (schema.properties) return missingIn(schema, shown.fields ?? [], at);
  const items = schema.prefixItems?.[0] ?? schema.items;
  if (!items || shown.multiple) return [];
  const [row] = shown.fields ?? [];
  if (items.type === 'array')
    return row?.name === ROW ? missing(items, row, `${at}[]`) : [`${at}[]`];
  return missing(items, shown.field ?? { ...shown, widget: 'object' }, `${at}[]`);
}

const missingIn = (schema: JsonSchema, fields: readonly EditorField[], at: string, typeKey = '') =>
  Object.entries(schema.properties ?? {})
    .filter(([name]) => name !== typeKey)
    .flatMap(([name, inner]): string[] =>
      missing(
        inner,
        fields.find((one) => one.name === name),
        `${at}.${name}`,
      ),
    );

it('has a field for every value that a schema knows', () => {
  const inFolders = Object.entries(folderSchemas).flatMap(([folder, { schema }]) => {
    const json = jsonSchemaOf(schema);
    return (json.oneOf ?? [json]).flatMap((kind) =>
      missingIn(
        kind,
        folderFields(folder)[String(kind.properties?.kind?.const ?? '')] ?? [],
        folder,
      ),
    );
  });
  const inFiles = Object.entries(fileSchemas).flatMap(([file, schema]) => {
    const json = jsonSchemaOf(schema);
    const fields = fileFields(file);
    return json.items ? missing(json, fields[0], file) : missingIn(json, fields, file);
  });
  expect([...inFolders, ...inFiles]).toEqual([]);
});

it('offers a new file where the set is open, and none where it is fixed', () => {
  const all = collections(references, () => undefined);
  const create = Object.fromEntries(
    all.flatMap((one) => ('folder' in one ? [[one.name, one.create]] : [])),
  );
  expect(create).toMatchObject({
    articles: true,
    people: true,
    offices: true,
    services: true,
    legal: false,
  });
});
