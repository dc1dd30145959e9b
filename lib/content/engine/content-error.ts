import type { z } from 'zod';

/**
 * An error in a content file, told in words an editor can act on: the file, the field, what was
 * found there and what was expected. Thrown by loaders; it stops the build.
 */
export class ContentError extends Error {
  override name = 'ContentError';
  constructor(
    readonly file: string,
    readonly errors: readonly string[],
  ) {
    super(`${file} cannot be used:\n${errors.map((error) => `  ${error}`).join('\n')}`);
    // Whoever edits is told what to do, here and in the development server, and not which code noticed it.
    this.stack = String(this);
  }
}

/** One sentence for each issue of a failed parse: `field: found …, expected …`. */
export function describeIssues(issues: readonly z.core.$ZodIssue[], data: unknown): string[] {
  const wrongTypes = new Set(
    issues.filter(({ code }) => code === 'invalid_type').map(({ path }) => fieldName(path)),
  );
  // Of what is no list, how long a list has to be says nothing.
  const isTold = ({ code, path }: z.core.$ZodIssue) =>
    code === 'too_big' || code === 'too_small' ? !wrongTypes.has(fieldName(path)) : true;
  return issues.filter(isTold).flatMap((issue) => describeIssue(issue, data));
}

function describeIssue(issue: z.core.$ZodIssue, data: unknown): string[] {
  const field = fieldName(issue.path);
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map(
      (key) =>
        `${fieldName([...issue.path, key])}: found a field that is not known here, expected it to be removed or its name corrected`,
    );
  }
  if (issue.code === 'invalid_key') {
    const key = JSON.stringify(issue.path.at(-1));
    return [`${field}: found the name ${key}, expected ${issue.issues.map(expected).join('; ')}`];
  }
  if (issue.code === 'invalid_union' && issue.errors.length > 0) {
    // The branch with the fewest complaints is the one the editor most likely meant.
    const closest = [...issue.errors].sort((a, b) => a.length - b.length)[0] ?? [];
    return closest.flatMap((inner) =>
      describeIssue({ ...inner, path: [...issue.path, ...inner.path] } as z.core.$ZodIssue, data),
    );
  }
  return [`${field}: found ${found(valueAt(data, issue.path))}, expected ${expected(issue)}`];
}

function expected(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.message.startsWith('Invalid') ? article(issue.expected) : issue.message;
    case 'invalid_value':
      return oneOf(issue.values);
    case 'too_small':
      return issue.exact
        ? `exactly ${issue.minimum}${unit(issue.origin, issue.minimum)}`
        : `at least ${issue.minimum}${unit(issue.origin, issue.minimum)}`;
    case 'too_big':
      return issue.exact
        ? `exactly ${issue.maximum}${unit(issue.origin, issue.maximum)}`
        : `at most ${issue.maximum}${unit(issue.origin, issue.maximum)}`;
    case 'invalid_format':
      return issue.message.startsWith('Invalid') ? formOf(issue) : issue.message;
    case 'invalid_union':
      return 'options' in issue && issue.options ? oneOf(issue.options) : issue.message;
    default:
      return issue.message;
  }
}

function formOf(issue: z.core.$ZodIssueInvalidStringFormat): string {
  return 'prefix' in issue
    ? `text that begins with ${JSON.stringify(issue.prefix)}`
    : `text in the form ${issue.format}`;
}

function oneOf(values: readonly unknown[]): string {
  const quoted = values.map((value) => JSON.stringify(value));
  return quoted.length === 1 ? (quoted[0] ?? '') : `one of ${quoted.join(', ')}`;
}

function unit(origin: string, count: number | bigint): string {
  const plural = Number(count) === 1 ? '' : 's';
  if (origin === 'string') return ` character${plural}`;
  if (origin === 'array') return ` entr${plural ? 'ies' : 'y'}`;
  return '';
}

function article(type: string): string {
  const words: Record<string, string> = {
    string: 'text',
    number: 'a number',
    int: 'a whole number',
    boolean: 'true or false',
    array: 'a list',
    object: 'a group of fields',
    record: 'a group of fields',
  };
  return words[type] ?? type;
}

/** Short, quoted form of a value for a message. */
export function found(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (value === null) return 'an empty value';
  if (Array.isArray(value))
    return value.length === 0 ? 'an empty list' : `a list of ${value.length}`;
  if (typeof value === 'object') return 'a group of fields';
  if (typeof value === 'string' && value.length > 60) {
    return `${JSON.stringify(`${value.slice(0, 57)}…`)} (${value.length} characters)`;
  }
  return JSON.stringify(value);
}

/** A place in a file as an editor counts: `offers[2].text`. */
export function fieldName(path: readonly PropertyKey[]): string {
  if (path.length === 0) return 'the whole file';
  return path
    .map((part, index) =>
      typeof part === 'number' ? `[${part + 1}]` : `${index ? '.' : ''}${String(part)}`,
    )
    .join('');
}

function valueAt(data: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, key) =>
      value !== null && typeof value === 'object' ? Reflect.get(value, key) : undefined,
    data,
  );
}
