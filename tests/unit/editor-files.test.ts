import fs from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { markOf } from '@/lib/content/engine/mark-of.mjs';
import { PHOTO } from '@/lib/content/images/photo-rules';
import { contentFile, leftAlone } from '@/lib/editor/content-files';
import { contentForms } from '@/lib/editor/content-forms';
import { partsOf, savedText, viewText } from '@/lib/editor/content-text';
import { type EditorField, isRecordList } from '@/lib/editor/field';
import { literalsOf, patchLiterals } from '@/lib/editor/literals';
import { savedTranslation, translationView } from '@/lib/editor/translation-text';
import { fieldsFor } from '@/lib/editor/view';
import { isGroup } from '@/lib/group';

const read = (file: string) => (fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : undefined);

const paths = fs
  .readdirSync('content', { recursive: true, encoding: 'utf8' })
  .map((name) => path.posix.join('content', name.replaceAll(path.sep, '/')))
  .filter((name) => fs.statSync(name).isFile() && !PHOTO.test(name));

const isLeftAlone = (name: string) =>
  Object.keys(leftAlone).some((one) => name === one || (one.endsWith('/') && name.startsWith(one)));

const opened = paths.filter((name) => !isLeftAlone(name));

it('opens every file below content/, but for those that it leaves alone', () => {
  expect(opened.filter((name) => !contentFile(name, contentForms(), read))).toEqual([]);
  expect(
    paths.filter((name) => isLeftAlone(name) && contentFile(name, contentForms(), read)),
  ).toEqual([]);
});

it('leaves nothing alone that is not there', () => {
  expect(Object.keys(leftAlone).filter((name) => !fs.existsSync(name))).toEqual([]);
});

it.each([
  'content/../package.json',
  'package.json',
  'content/new/a.md',
  'content/articles/a.txt',
  'content/articles/A b.md',
])('does not open %s', (name) => {
  expect(contentFile(name, contentForms(), read)).toBeUndefined();
});

/** What the editor sends back when an entry is saved as it was opened. */
function savedUnchanged(name: string): string | undefined {
  const file = contentFile(name, contentForms(), read)!;
  const source = read(name)!;
  if (file.literals) return patchLiterals(source, file.literals, literalsOf(source, file.literals));
  if (file.english === undefined) return savedText(source, viewText(source, file), file);
  const english = read(file.english)!;
  const view = translationView(source, english, file);
  return savedTranslation(source, view, { shown: [english], english }, file, markOf);
}

it('gives every file back byte for byte when nothing was changed', () => {
  for (const name of opened)
    expect({ [name]: savedUnchanged(name) }).toEqual({ [name]: read(name) });
});

/** Paths of values that no field shows, as `hero.title`. */
function hidden(value: unknown, fields: readonly EditorField[], at: string): string[] {
  if (!isGroup(value)) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    const field = fields.find(({ name }) => name === key);
    return field ? hiddenIn(inner, field, `${at}.${key}`) : [`${at}.${key}`];
  });
}

function hiddenIn(value: unknown, field: EditorField, at: string): string[] {
  if (isGroup(value)) {
    if (isRecordList(field)) return [];
    const typeKey = field.types ? (field.typeKey ?? 'type') : '';
    const { [typeKey]: _, ...rest } = value;
    return hidden(rest, fieldsFor(value, field), at);
  }
  const isList = field.widget === 'list' || field.multiple === true;
  if (Array.isArray(value) !== isList) return [`${at} is shown as ${field.widget}`];
  if (!Array.isArray(value)) return [];
  return value.flatMap((one, index) =>
    isGroup(one) ? hiddenIn(one, { ...field, widget: 'object' }, `${at}[${index}]`) : [],
  );
}

it('has a field for every value of every file', () => {
  const without = opened.flatMap((name) => {
    const file = contentFile(name, contentForms(), read)!;
    if (file.literals || file.english !== undefined) return [];
    const { values } = partsOf(read(name)!, file);
    const [list] = file.fields;
    return list?.root ? hiddenIn(values, list, name) : hidden(values, file.fields, name);
  });
  expect(without).toEqual([]);
});

it('lets every word of a translation be said in its language', () => {
  const single = opened.flatMap((name) => {
    const { english, fields, isMarkdown } = contentFile(name, contentForms(), read)!;
    if (english === undefined) return [];
    const { from: _, ...words } = partsOf(read(name)!, { isMarkdown }).values as Record<
      string,
      unknown
    >;
    return Object.keys(words)
      .filter((key) => !fields.some((field) => field.name === key && field.i18n === true))
      .map((key) => `${name}: ${key}`);
  });
  expect(single).toEqual([]);
});

it('shows the values of a TypeScript file as they are', () => {
  const { literals = '' } = contentFile('content/firm.ts', contentForms(), read)!;
  const words = literalsOf(read('content/firm.ts')!, literals);
  expect(parse(JSON.stringify(words))).toMatchObject({ replyTime: { hours: expect.any(String) } });
});

it('is imported by no page of the site, so that a build holds nothing of it', () => {
  const sources = ['app', 'components', 'lib'].flatMap((folder) =>
    fs
      .readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .map((name) => path.posix.join(folder, name.replaceAll(path.sep, '/')))
      .filter((name) => /\.(?:tsx?|mjs)$/.test(name) && !name.startsWith('lib/editor/')),
  );
  expect(
    sources.filter((name) => /['"].*(?:lib\/editor\/|@sveltia\/)/.test(read(name) ?? '')),
  ).toEqual([]);
});
