/**
 * Rows of a content file that are still stand-ins: groups of fields with `placeholder: true`, however
 * deep, each by its field as an editor counts and by its own name.
 * @param {unknown} value what the file holds
 * @param {string} field
 * @returns {{ field: string, name: string }[]}
 */
export function standInsIn(value, field = '') {
  if (Array.isArray(value)) {
    return value.flatMap((entry, index) => standInsIn(entry, `${field}[${index + 1}]`));
  }
  if (value === null || typeof value !== 'object') return [];
  const inner = (key) => (field ? `${field}.${key}` : key);
  return Object.entries(value).flatMap(([key, entry]) =>
    key === 'placeholder' && entry === true
      ? [{ field: inner(key), name: String(value.name ?? value.practice ?? value.office ?? '') }]
      : standInsIn(entry, inner(key)),
  );
}
