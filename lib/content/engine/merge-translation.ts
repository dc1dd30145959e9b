import { type Group, isGroup } from '@/lib/group';
import { compareWords } from './compare-words';
import { fieldName, found } from './content-error';
import { isListOfWords, isRows, isSingle, isWords, OWN_FIELDS } from './translatable';

/** Locales of the English file and of its translation. */
type Locales = { from: string; to: string };
type Path = readonly (string | number)[];
type Merged = { value: unknown; errors: string[] };

/** As CLDR names them (`Intl.PluralRules`). */
const PLURAL_FORMS = new Set(['zero', 'one', 'two', 'few', 'many', 'other']);

/**
 * Lays translated words over the values of an English file. What the translation does not say stays
 * English; what it says has to be words of the same field, with the same figures.
 * @returns the values, and a sentence for each thing that the translation may not say
 */
export function mergeTranslation(english: unknown, translation: unknown, locales: Locales): Merged {
  return merge(english, translation, [], locales);
}

function merge(english: unknown, words: unknown, path: Path, locales: Locales): Merged {
  const field = path.findLast((part) => typeof part === 'string') ?? '';
  const error = (expected: string): Merged => ({
    value: english,
    errors: [`${fieldName(path)}: found ${found(words)}, expected ${expected}`],
  });
  if (isSingle(english, String(field)))
    return error('nothing: sources stand in the English file only');
  if (isGroup(english)) {
    if (!isGroup(words)) return error('a group of fields, as in the English file');
    return isPluralForms(english)
      ? mergePluralForms(english, words, path, locales)
      : mergeGroup(english, words, path, locales);
  }
  if (isListOfWords(english, String(field))) {
    if (!isTexts(words)) return error('a list of texts, as in the English file');
    return compared(english.join('\n'), words.join('\n'), words, path, locales);
  }
  if (Array.isArray(english) && english.every(isGroup)) {
    if (!Array.isArray(words) || !words.every(isGroup)) {
      return error('a list of groups, as in the English file');
    }
    return mergeList(english, words, path, locales);
  }
  if (isRows(english, String(field))) return mergeRows(english, words, path, locales);
  if (isWords(english, String(field))) {
    return typeof words === 'string'
      ? compared(english, words, words, path, locales)
      : error('text, as in the English file');
  }
  return error('nothing: dates, ids, addresses and figures stand in the English file only');
}

function mergeGroup(english: Group, words: Group, path: Path, locales: Locales): Merged {
  const merged: Group = { ...english };
  const errors: string[] = [];
  for (const [key, inner] of Object.entries(words)) {
    const at = [...path, key];
    if (OWN_FIELDS.has(key) && Object.hasOwn(english, key)) {
      merged[key] = inner;
    } else if (Object.hasOwn(english, key)) {
      const result = merge(english[key], inner, at, locales);
      merged[key] = result.value;
      errors.push(...result.errors);
    } else {
      errors.push(
        `${fieldName(at)}: found a field that the English file does not have, expected it to be removed or its name corrected`,
      );
    }
  }
  return { value: merged, errors };
}

/** Entries are found by their ids where they have some, and by their places where they have none. */
function mergeList(english: Group[], words: Group[], path: Path, locales: Locales): Merged {
  const byId = english.every(({ id }) => typeof id === 'string');
  if (!byId && words.length !== english.length) {
    return {
      value: english,
      errors: [
        `${fieldName(path)}: found ${found(words)}, expected ${english.length} entries, in the order of the English file`,
      ],
    };
  }
  const merged = [...english];
  const errors = words.flatMap((entry, index) => {
    const { id, ...rest } = entry;
    const place = byId ? english.findIndex((one) => one.id === id) : index;
    const at = [...path, index];
    if (place < 0) {
      return [
        `${fieldName([...at, 'id'])}: found ${found(id)}, expected one of ${english.map((one) => one.id).join(', ')}`,
      ];
    }
    const result = mergeGroup(english[place] as Group, byId ? rest : entry, at, locales);
    merged[place] = result.value as Group;
    return result.errors;
  });
  return { value: merged, errors };
}

/** Rows have as many places as in English, and what is empty or a figure there stays so. */
function mergeRows(english: unknown[], words: unknown, path: Path, locales: Locales): Merged {
  if (!Array.isArray(words) || words.length !== english.length) {
    return {
      value: english,
      errors: [
        `${fieldName(path)}: found ${found(words)}, expected ${english.length} entries, in the order of the English file`,
      ],
    };
  }
  const merged = english.map((entry, index) =>
    entry === words[index]
      ? { value: entry, errors: [] }
      : merge(entry, words[index], [...path, index], locales),
  );
  return {
    value: merged.map(({ value }) => value),
    errors: merged.flatMap(({ errors }) => errors),
  };
}

/** A language has plural forms of its own; their figures and names are some of those of the English. */
function mergePluralForms(english: Group, words: Group, path: Path, locales: Locales): Merged {
  const all = Object.values(english).join('\n');
  const errors = Object.entries(words).flatMap(([form, phrase]) => {
    const name = fieldName([...path, form]);
    if (!PLURAL_FORMS.has(form)) {
      return [
        `${name}: found a field that is not known here, expected one of ${[...PLURAL_FORMS].join(', ')}`,
      ];
    }
    if (typeof phrase !== 'string') return [`${name}: found ${found(phrase)}, expected text`];
    return compareWords(all, `${phrase}\n${all}`, locales).map((said) => `${name}: ${said}`);
  });
  return { value: words, errors };
}

function compared(
  english: string,
  translated: string,
  value: unknown,
  path: Path,
  locales: Locales,
): Merged {
  const said = compareWords(english, translated, locales);
  return { value, errors: said.map((sentence) => `${fieldName(path)}: ${sentence}`) };
}

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.length > 0 && value.every((entry) => typeof entry === 'string');

const isPluralForms = (group: Group) =>
  typeof group.other === 'string' && Object.keys(group).every((key) => PLURAL_FORMS.has(key));
