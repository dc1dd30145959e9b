import { translatedFrom } from '@/lib/content/engine/translatable';
import { type Group, isGroup } from '@/lib/group';
import { type FileForm, mergedText, type Parts, partsOf, textOf } from './content-text';
import { editedValues } from './edited-values';
import { type EditorField, isRecordList } from './field';
import { followOrder } from './follow-order';
import { isSameValue } from './same-value';
import { fieldsFor, fromView, toView } from './view';

/**
 * A translation as the editor reads it: its words in the places of the English file, so that every entry
 * of a list stands beside its own. What nobody has translated stands there in English, as on the page.
 * @param source the translation; nothing where nobody has begun one
 * @param english the English file
 */
export function translationView(
  source: string | undefined,
  english: string,
  form: FileForm,
): string {
  const { values, body } = source === undefined ? { values: {}, body: '' } : partsOf(source, form);
  const first = partsOf(english, form);
  const words = withKinds(inPlace(withoutMark(values), first.values), first.values, form.fields);
  const beside = toView(first.values, form.fields);
  const whole = filled(toView(words, form.fields), beside, form.fields);
  const kept = withKinds(whole, beside, form.fields);
  return textOf({ values: kept, body: body.trim() || first.body }, form);
}

/**
 * The text of a translation after an edit. One whose words changed is from now on a translation of the
 * English that stood beside it (`from`); what says the same as the English is left out.
 * @param shown the English file as it stood beside the translation, last of all; before it, as it stood there
 *   earlier: a form that stays open after a save goes on to hold the English with which it was opened
 * @param english the same as it is now, where both were changed
 * @param markOf the mark of an English text
 * @returns nothing where there is nothing to be written
 */
export function savedTranslation(
  source: string | undefined,
  edited: string,
  { shown, english }: { shown: readonly string[]; english: string },
  form: FileForm,
  markOf: (text: string) => string,
): string | undefined {
  const { values: view, body } = partsOf(edited, form);
  const { values: englishValues, body: englishBody } = partsOf(english, form);
  const besides = shown.map((text) => partsOf(text, form));
  const beside = besides.at(-1) ?? partsOf(english, form);
  const old = source === undefined ? { values: {}, body: '' } : partsOf(source, form);
  const oldWords = withoutMark(old.values);
  const before = inPlace(oldWords, beside.values);
  const said = ownWords(
    fromView(view, form.fields),
    before,
    besides.map(({ values }) => values),
  );
  const words = editedValues(before, said);
  const isSame = isSameValue(words, before);
  const text = besides.some((one) => body.trim() === one.body.trim()) ? '' : body.trim();
  if (isSame && text === old.body.trim()) return source;
  const from = markOf(translatedFrom(englishValues, text && englishBody));
  const values = { from, ...(isSame ? oldWords : (withoutGaps(words) as Group)) };
  if (source === undefined) return textOf({ values, body: text }, form);
  return mergedText(source, { values, body: text }, form);
}

type Following = { before: string; english: string; source: string };

/**
 * The text of a translation after the English got another order: its entries follow theirs, and its mark says the
 * new English where that has no other words.
 * @param text as it is saved
 * @param beside the English as the translation stood beside it, the same as it is now, and the translation as it was
 * @param markOf the mark of an English text
 */
export function translationFollowing(
  text: string,
  beside: Following,
  form: FileForm,
  markOf: (text: string) => string,
): string {
  const said = partsOf(text, form);
  const before = partsOf(beside.before, form);
  const after = partsOf(beside.english, form);
  const values = followOrder(said.values, {
    before: before.values,
    after: after.values,
    old: partsOf(beside.source, form).values,
  });
  if (isSameValue(values, said.values)) return text;
  const madeFrom = (english: Parts) =>
    translatedFrom(english.values, said.body.trim() && english.body);
  const isBehind = !isGroup(values) || values.from !== markOf(madeFrom(before));
  const hasItsWords = sorted(madeFrom(before)) === sorted(madeFrom(after));
  const marked = isBehind || !hasItsWords ? values : { ...values, from: markOf(madeFrom(after)) };
  return mergedText(text, { values: marked, body: said.body }, form);
}

/** Words of an English file without their order. */
const sorted = (words: string) => JSON.stringify((JSON.parse(words) as string[]).sort());

function withoutMark(values: unknown): Group {
  const { from: _, ...words } = isGroup(values) ? values : {};
  return words;
}

/** Entries of a list in the order of the English ones, by their ids where they have some. */
function inPlace(words: unknown, english: unknown): unknown {
  if (isGroup(words) && isGroup(english)) {
    return Object.fromEntries(
      Object.entries(words).map(([key, inner]) => [key, inPlace(inner, english[key])]),
    );
  }
  if (!Array.isArray(words) || !Array.isArray(english) || !english.every(isGroup)) return words;
  const byId = english.every(({ id }) => typeof id === 'string');
  return english.map((entry, at) => {
    const own = byId ? words.find((one) => isGroup(one) && one.id === entry.id) : words[at];
    return own === undefined ? (byId ? { id: entry.id } : {}) : inPlace(own, entry);
  });
}

/** Says of which kind a group is, as the English does: by itself a translation has no word of it. */
function withKinds(words: unknown, english: unknown, fields: readonly EditorField[]): unknown {
  if (!isGroup(words) || !isGroup(english)) return words;
  return Object.fromEntries(
    Object.entries(words).map(([key, value]) => {
      const field = fields.find(({ name }) => name === key);
      return [key, field ? kindOf(value, english[key], field) : value];
    }),
  );
}

function kindOf(words: unknown, english: unknown, field: EditorField): unknown {
  if (Array.isArray(words))
    return Array.isArray(english) && !isRecordList(field)
      ? words.map((one, at) => kindOf(one, english[at], field))
      : words;
  if (!isGroup(words) || !isGroup(english)) return words;
  const { types, typeKey = 'type' } = field;
  const inner = withKinds(words, english, fieldsFor(english, field)) as Group;
  return types ? { [typeKey]: english[typeKey], ...inner } : inner;
}

/** The words of a translation, and English ones in every place that has none. */
function filled(words: unknown, english: unknown, fields: readonly EditorField[]): unknown {
  if (!isGroup(english) || (words !== undefined && !isGroup(words))) return words ?? english;
  const own = words ?? {};
  const missing = Object.keys(english).filter((key) => !(key in own));
  const translated = fields.filter(({ i18n }) => i18n === true).map(({ name }) => name);
  const keys = [...Object.keys(own), ...missing.filter((key) => translated.includes(key))];
  return Object.fromEntries(
    keys.map((key) => {
      const field = fields.find(({ name }) => name === key);
      return [key, field ? filledField(own[key], english[key], field) : own[key]];
    }),
  );
}

function filledField(words: unknown, english: unknown, field: EditorField): unknown {
  if (Array.isArray(english) && english.every(isGroup) && !isRecordList(field)) {
    const own = Array.isArray(words) ? words : [];
    return english.map((entry, at) => filled(own[at] ?? {}, entry, fieldsFor(entry, field)));
  }
  return isGroup(english) ? filled(words, english, fieldsFor(english, field)) : (words ?? english);
}

/**
 * What a translation says by itself: not what only repeats the English, unless it did so before.
 * @param english the same place of the English, as it stands now and stood earlier
 */
function ownWords(words: unknown, before: unknown, english: readonly unknown[]): unknown {
  if (isGroup(words)) {
    return Object.fromEntries(
      Object.entries(words).flatMap(([key, value]) => {
        const old = isGroup(before) ? before[key] : undefined;
        const others = english.map((one) => (isGroup(one) ? one[key] : undefined));
        const own = ownWords(value, old, others);
        const repeats = old === undefined && others.some((other) => isSameValue(own, other));
        return repeats ? [] : [[key, own]];
      }),
    );
  }
  if (!Array.isArray(words)) return words;
  return words.map((one, at) =>
    ownWords(
      one,
      Array.isArray(before) ? before[at] : undefined,
      english.map((list) => (Array.isArray(list) ? list[at] : undefined)),
    ),
  );
}

/** Entries that nobody has translated are left out where ids tell the others apart. */
function withoutGaps(words: unknown): unknown {
  if (isGroup(words)) {
    return Object.fromEntries(
      Object.entries(words).map(([key, inner]) => [key, withoutGaps(inner)]),
    );
  }
  if (!Array.isArray(words)) return words;
  return words
    .filter((one) => !isGroup(one) || Object.keys(one).length !== 1 || typeof one.id !== 'string')
    .map(withoutGaps);
}
