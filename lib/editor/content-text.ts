import { parse, stringify } from 'yaml';
import { frontMatter } from '@/lib/content/engine/front-matter.mjs';
import { isGroup } from '@/lib/group';
import { editedValues } from './edited-values';
import type { EditorField } from './field';
import { patchYaml } from './patch-yaml';
import { fromView, toView } from './view';

/** What the editor is told of a kind of file: its fields, and whether a text stands below them. */
export type FileForm = { fields: readonly EditorField[]; isMarkdown: boolean };

export type Parts = { values: unknown; body: string };

/**
 * The text of a file as the editor reads it.
 * @param source the file as it stands
 */
export function viewText(source: string, form: FileForm): string {
  const { values, body } = partsOf(source, form);
  return textOf({ values: toView(values, form.fields), body }, form);
}

/**
 * The text of a file after an edit: that of before, but for what was changed.
 * @param source the file as it stands; nothing for a new one
 * @param edited what the editor saves
 */
export function savedText(source: string | undefined, edited: string, form: FileForm): string {
  const { values: view, body } = partsOf(edited, form);
  const values = fromView(view, form.fields);
  if (source === undefined) return textOf({ values, body }, form);
  const old = partsOf(source, form);
  return mergedText(source, { values: editedValues(old.values, values), body }, form);
}

/** Puts values and text into a file, of which all that is the same stays as it is typed. */
export function mergedText(
  source: string,
  { values, body }: Parts,
  { isMarkdown }: FileForm,
): string {
  if (!isMarkdown) return patchYaml(source, values);
  const old = frontMatter(source);
  if (!old) return source;
  const matter = patchYaml(old.matter, values).trimEnd();
  const top = source.slice(0, source.length - old.body.length);
  const text =
    body.trim() === old.body.trim() ? old.body : body && `\n${withoutGaps(body.trim())}\n`;
  return top.replace(old.matter, () => matter) + text;
}

/** What was inserted leaves lines to go on writing: those that stayed empty go, but for one. */
const withoutGaps = (text: string) =>
  text
    .split(/(^```[^\n]*\n[\s\S]*?^```[ \t]*$)/m)
    .map((part) => (part.startsWith('```') ? part : part.replace(/\n(?:[ \t]*\n){2,}/g, '\n\n')))
    .join('');

/** Fields and text of a file. */
export function partsOf(source: string, { isMarkdown }: Pick<FileForm, 'isMarkdown'>): Parts {
  if (!isMarkdown) return { values: parse(source) ?? {}, body: '' };
  const { matter, body } = frontMatter(source) ?? { matter: '', body: source };
  return { values: parse(matter) ?? {}, body };
}

/** A file in the plainest form: what the editor reads, and what a new file begins as. */
export function textOf(
  { values, body }: Parts,
  { isMarkdown }: Pick<FileForm, 'isMarkdown'>,
): string {
  const fields =
    isGroup(values) && 'body' in values && isMarkdown ? { ...values, body: undefined } : values;
  const yaml = stringify(fields, { lineWidth: 0, blockQuote: false });
  return isMarkdown ? `---\n${yaml}---\n\n${body.trim()}\n` : yaml;
}
