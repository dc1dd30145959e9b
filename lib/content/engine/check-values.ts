/**
 * What no field of any content file may hold, whatever its schema says. It stands here once, so that a
 * schema need not repeat it and none can forget it.
 */
import type { z } from 'zod';
import { describeIssues, fieldName, found } from './content-error';
import { unknownName } from './firm-facts';
import { unseenSign } from './unseen-signs';

/** Longer words belong below the front matter. The longest on the site has some 370 characters. */
const MOST_CHARACTERS = 1000;
const MOST_ENTRIES = 500;
/** A year is the largest number there is, but for the figures of charts. */
const LARGEST = 10_000;
type ValueError = { path: readonly PropertyKey[]; sentence: string };

/**
 * Checks the values of a file against its schema, and against what holds for every file.
 * @param largest the largest number that a field may hold
 * @returns the data, or a sentence for each error
 */
export function checkValues<S extends z.ZodType>(
  raw: unknown,
  schema: S,
  largest: number = LARGEST,
): { data: z.output<S> } | { errors: string[] } {
  const result = schema.safeParse(raw);
  const errors = result.success ? [] : describeIssues(result.error.issues, raw);
  const isReported = (path: readonly PropertyKey[]) =>
    errors.some((error) => error.startsWith(`${fieldName(path)}: `));
  for (const { path, sentence } of findViolations(raw, [], largest)) {
    if (!isReported(path)) errors.push(`${fieldName(path)}: ${sentence}`);
  }
  return result.success && errors.length === 0 ? { data: result.data } : { errors };
}

function findViolations(
  value: unknown,
  path: readonly PropertyKey[],
  largest: number,
): readonly ValueError[] {
  const error = (expected: string) => [
    { path, sentence: `found ${found(value)}, expected ${expected}` },
  ];
  if (typeof value === 'string') {
    if (!value.trim()) return error('words; a field that has nothing to say is left out');
    if (value.length > MOST_CHARACTERS) return error(`at most ${MOST_CHARACTERS} characters`);
    const unseen = unseenSign(value);
    if (unseen) return [{ path, sentence: unseen }];
    const unknown = unknownName(value);
    return unknown ? [{ path, sentence: unknown }] : [];
  }
  if (typeof value === 'number') {
    return Math.abs(value) <= largest ? [] : error(`a number of at most ${largest}`);
  }
  if (Array.isArray(value)) {
    if (value.length > MOST_ENTRIES) return error(`at most ${MOST_ENTRIES} entries`);
    return value.flatMap((entry, index) => findViolations(entry, [...path, index], largest));
  }
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    // A record of Zod passes over a field of this name without a word.
    key === '__proto__'
      ? [{ path: [...path, key], sentence: 'found a field that is not known here, expected none' }]
      : findViolations(inner, [...path, key], largest),
  );
}
