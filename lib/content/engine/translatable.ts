/**
 * Which values of a content file are words, and may be said in another language. Everything else stays
 * single: dates, ids, addresses, figures, sources. It imports nothing, so that scripts may read it too.
 */

/** Fields that hold the id of something, or a choice of a few: in small letters, or they are a caption. */
const ID_FIELDS = new Set(
  'art author category ground glyph holder id ink kind mode noLink office picture piece practice state thread type'.split(
    ' ',
  ),
);

/** Fields that are compared and never read. */
const KEYS = new Set(['seed', 'timeZone']);

/** Fields that list such ids. */
const ID_LISTS = new Set('between industries pieces related services speakers'.split(' '));

/** Fields of which nothing is translated, however deep. */
const SINGLE = new Set(['sources']);

/** Fields that each language has of its own: their keys are words, and nobody translates them one by one. */
export const OWN_FIELDS: ReadonlySet<string> = new Set(['synonyms']);

const DATE = /^\d{4}-\d\d(?:-\d\d(?:T.*)?)?$/;
const ADDRESS = /^(?:[a-z]+:\/\/|mailto:|tel:|\/)\S*$/;
const SMALL = /^[a-z0-9/-]+$/;
/** `policy-brief/accord-before-act`, `public-sector` */
const ID = /^[a-z0-9]+(?:[-/][a-z0-9]+)+$/;
const REFERENCE = /^[a-z-]+\/[a-z0-9-]+$/;

/** True for a text that is said in each language; `field` is the name it has in its file. */
export function isWords(value: unknown, field: string): value is string {
  if (!isPhrase(value) || KEYS.has(field) || ID.test(value)) return false;
  return !(ID_FIELDS.has(field) && SMALL.test(value));
}

/** The same for a list of texts. */
export function isListOfWords(value: unknown, field: string): value is string[] {
  return (
    Array.isArray(value) &&
    value.length > 0 &&
    !ID_LISTS.has(field) &&
    value.every((entry) => isPhrase(entry) && !REFERENCE.test(entry))
  );
}

/** True for the rows of a table, and for a row with empty places or figures. */
export function isRows(value: unknown, field: string): value is unknown[] {
  return (
    Array.isArray(value) &&
    !ID_LISTS.has(field) &&
    value.every(isCell) &&
    value.some((entry) => typeof entry !== 'string')
  );
}

function isCell(value: unknown): boolean {
  if (Array.isArray(value)) return value.every(isCell);
  return value === null || typeof value === 'string' || typeof value === 'number';
}

/** True for a list below which no word is translated. */
export const isSingle = (value: unknown, field: string) =>
  SINGLE.has(field) && Array.isArray(value);

function isPhrase(value: unknown): value is string {
  return (
    typeof value === 'string' && /\p{L}/u.test(value) && !DATE.test(value) && !ADDRESS.test(value)
  );
}

/** The words of a value, in order: what a translation of it is made from. */
function wordsIn(value: unknown, field: string): string[] {
  if (isSingle(value, field)) return [];
  if (isRows(value, field)) return value.flatMap((entry) => wordsIn(entry, field));
  if (isListOfWords(value, field)) return value;
  if (isWords(value, field)) return [value];
  if (Array.isArray(value)) {
    return value.flatMap((entry) => (typeof entry === 'string' ? [] : wordsIn(entry, '')));
  }
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    OWN_FIELDS.has(key) ? [] : wordsIn(inner, key),
  );
}

/**
 * All that a translation is made from, as one text. A translation keeps a hash of it, and has fallen
 * behind when the English has another; a date or a source that changes is no matter of translators.
 * @param values the fields of the English file
 * @param body its Markdown, where the translation has one too
 */
export function translatedFrom(values: unknown, body: string): string {
  return JSON.stringify([...wordsIn(values, ''), body.trim()]);
}
