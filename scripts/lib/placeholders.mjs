/** What of `content/` is still a placeholder: groups of fields with `placeholder: true`, however deep. */
import path from 'node:path';
import { contentFilesIn } from './content-files.mjs';

/**
 * What a placeholder is, by folder of `content/`. A folder that is not here is gone through as well.
 * @type {Readonly<Record<string, string>>}
 */
const kinds = {
  'case-studies': 'illustrative, not a case of the firm',
  events: 'date, place, speakers and fee are placeholders',
  offices: 'figures are placeholders',
  pages: 'to be confirmed',
  people: 'not a real person',
  policies: 'drafted, not yet adopted by the firm',
};

/**
 * @typedef {object} Placeholder
 * @property {string} file as an editor knows it: `content/people/x.yaml`
 * @property {string} field as an editor counts: `promise.items[1].placeholder`
 * @property {string} why
 */

/**
 * Every placeholder in the YAML and Markdown files of a folder, in order of file and field.
 * @param {string} root `content/`, wherever it lies
 * @returns {Placeholder[]}
 */
export function contentPlaceholders(root) {
  return contentFilesIn(root).flatMap(standInsOf);
}

/**
 * @param {import('./content-files.mjs').ContentFile} file
 * @returns {Placeholder[]}
 */
function standInsOf({ name, values }) {
  const kind = kinds[path.posix.dirname(name)] ?? 'illustrative';
  return standInsIn(values).map(({ field, of }) => ({
    file: `content/${name}`,
    field,
    // The file's name says of what the whole file is.
    why: field === 'placeholder' ? kind : `${of}: ${kind}`,
  }));
}

/**
 * @param {unknown} value
 * @param {string} field
 * @returns {{ field: string, of: string }[]} each by its field and by its own name
 */
function standInsIn(value, field = '') {
  if (Array.isArray(value)) {
    return value.flatMap((entry, index) => standInsIn(entry, `${field}[${index + 1}]`));
  }
  if (value === null || typeof value !== 'object') return [];
  const group = /** @type {Record<string, unknown>} */ (value);
  const inner = (/** @type {string} */ key) => (field ? `${field}.${key}` : key);
  return Object.entries(group).flatMap(([key, entry]) =>
    key === 'placeholder' && entry === true
      ? [{ field: inner(key), of: nameOf(group) }]
      : standInsIn(entry, inner(key)),
  );
}

/** @param {Record<string, unknown>} group */
function nameOf({ name, title, practice, office, number }) {
  return String(name ?? title ?? practice ?? office ?? number ?? '');
}
