/** Damage to a parsed content file, one field at a time. */
type Path = readonly (string | number)[];
export type Damage = {
  /** What was done: `removed`, `of another type`, `empty`, `absurd`, `unknown`. */
  kind: string;
  path: Path;
  value: unknown;
};

const REMOVED = Symbol('removed');

/**
 * Every damage to every field of a value.
 * @param entries how many entries of each list are damaged: the first, or all
 */
export function* damages(value: unknown, entries: 'first' | 'all'): Generator<Damage> {
  for (const { path, field } of fieldsOf(value, entries)) {
    // Of several bad values of one sort, the first stands for all when time is short.
    const sorts = new Set<string>();
    for (const [kind, bad] of badValues(field, path)) {
      const sort = `${kind} ${typeof bad === 'string' && bad.length > 1000 ? 'long' : ''}`;
      if (entries === 'first' && sorts.has(sort)) continue;
      sorts.add(sort);
      yield { kind, path, value: put(value, path, bad) };
    }
    if (field !== null && typeof field === 'object' && !Array.isArray(field)) {
      for (const key of ['glyf', '__proto__', 'constructor']) {
        const unknown = [...path, key];
        yield { kind: 'unknown', path: unknown, value: put(value, unknown, 'x') };
      }
    }
  }
}

function* fieldsOf(
  field: unknown,
  entries: 'first' | 'all',
  path: Path = [],
): Generator<{ path: Path; field: unknown }> {
  yield { path, field };
  if (Array.isArray(field)) {
    const some = entries === 'all' ? field : field.slice(0, 1);
    for (const [index, entry] of some.entries()) yield* fieldsOf(entry, entries, [...path, index]);
  } else if (field !== null && typeof field === 'object') {
    for (const [key, inner] of Object.entries(field))
      yield* fieldsOf(inner, entries, [...path, key]);
  }
}

function* badValues(field: unknown, path: Path): Generator<[string, unknown]> {
  if (path.length > 0 && typeof path.at(-1) === 'string') yield ['removed', REMOVED];
  if (typeof field === 'string') {
    for (const bad of [12, true, ['x'], { x: 'x' }]) yield ['of another type', bad];
    for (const bad of ['', ' \n', null]) yield ['empty', bad];
    for (const bad of ['x'.repeat(20_000), `${field}\u0000`, `${field}\ud800`, `${field}\u202e`])
      yield ['absurd', bad];
    if (/^\d{4}-\d\d-\d\d/.test(field)) {
      for (const bad of [
        `9999${field.slice(4)}`,
        `0001${field.slice(4)}`,
        field.replace(/-\d\d/, '-13'),
      ])
        yield ['absurd', bad];
    }
  } else if (typeof field === 'number') {
    for (const bad of ['twelve', String(field), true, [field]]) yield ['of another type', bad];
    yield ['empty', null];
    for (const bad of [1e15, -1e15, Number.NaN, Number.POSITIVE_INFINITY]) yield ['absurd', bad];
  } else if (typeof field === 'boolean') {
    for (const bad of ['yes', String(field), 1, [field]]) yield ['of another type', bad];
    yield ['empty', null];
  } else if (Array.isArray(field)) {
    for (const bad of ['x', 12, { x: 'x' }]) yield ['of another type', bad];
    for (const bad of [[], null]) yield ['empty', bad];
    yield ['absurd', Array.from({ length: 2000 }, () => field[0] ?? 'x')];
  } else if (field !== null) {
    for (const bad of ['x', 12, ['x']]) yield ['of another type', bad];
    for (const bad of [{}, null]) yield ['empty', bad];
  }
}

/** A copy of a value with another one at a place in it. */
function put(value: unknown, path: Path, bad: unknown): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return bad;
  if (Array.isArray(value)) return value.with(Number(key), put(value[Number(key)], rest, bad));
  const copy = { ...(value as Record<string, unknown>) };
  const inner = rest.length === 0 ? bad : put(copy[key], rest, bad);
  if (inner === REMOVED) delete copy[key];
  // As the YAML parser does it: a field of this name is a field like any other.
  else Object.defineProperty(copy, key, { value: inner, enumerable: true, configurable: true });
  return copy;
}
