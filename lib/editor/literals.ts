import { parse } from '@babel/parser';
import { editedValues } from './edited-values';

type Literal = string | number | boolean;
type Place = { start: number; end: number; value: Literal };
export type Literals = Literal | Literals[] | { [key: string]: Literals };

/**
 * The words and figures of a TypeScript file of `content/`: what its exported object holds as it is typed.
 * What is put together from other values is not among them.
 * @param name the object, `firm` or the id of a language
 */
export function literalsOf(source: string, name: string): Literals {
  const { value } = read(source, name);
  return value ?? {};
}

/**
 * Puts words and figures into a TypeScript file. Everything else stays, byte for byte.
 * @param wanted the whole of `literalsOf`, with changes
 * @throws Error for a value that has no place in the file
 */
export function patchLiterals(source: string, name: string, wanted: unknown): string {
  const { places } = read(source, name);
  for (const path of pathsIn(wanted)) {
    if (!places.has(path))
      throw new Error(`${path.replaceAll('\n', '.')}: there is no such value in the file`);
  }
  return [...places]
    .map(([path, place]) => ({ ...place, fresh: editedValues(place.value, valueAt(wanted, path)) }))
    .filter(({ value, fresh }) => isLiteral(fresh) && fresh !== value)
    .sort((one, other) => other.start - one.start)
    .reduce(
      (text, { start, end, fresh }) =>
        text.slice(0, start) + typed(fresh as Literal) + text.slice(end),
      source,
    );
}

type Read = { value: Literals | undefined; places: Map<string, Place> };

/** The nodes that matter here, as ESTree and its TypeScript part name them. */
type Syntax = {
  type: string;
  start: number;
  end: number;
  value?: unknown;
  name?: string;
  key?: Syntax;
  id?: Syntax;
  init?: Syntax | null;
  expression?: Syntax;
  declaration?: Syntax | null;
  declarations?: Syntax[];
  elements?: (Syntax | null)[];
  properties?: Syntax[];
};

function read(source: string, name: string): Read {
  const places = new Map<string, Place>();
  const { program } = parse(source, { sourceType: 'module', plugins: ['typescript', 'estree'] });
  const statements = program.body as unknown as Syntax[];
  const declared = statements.flatMap(
    (statement) => (statement.declaration ?? statement).declarations ?? [],
  );
  const object = declared.find(({ id }) => id?.name === name)?.init;
  return { value: object ? walk(object, [], places) : undefined, places };
}

/** A key cannot hold a line break, so that a path of keys can be one text. */
const join = (path: readonly string[]) => path.join('\n');

function walk(
  node: Syntax,
  path: readonly string[],
  places: Map<string, Place>,
): Literals | undefined {
  const { type, start, end, value } = node;
  if (node.expression && (type === 'TSAsExpression' || type === 'TSSatisfiesExpression')) {
    return walk(node.expression, path, places);
  }
  if (type === 'ArrayExpression') {
    return (node.elements ?? []).flatMap((element, at) => {
      const inner = element ? walk(element, [...path, String(at)], places) : undefined;
      return inner === undefined ? [] : [inner];
    });
  }
  if (type === 'ObjectExpression') {
    return Object.fromEntries(
      (node.properties ?? []).flatMap(({ key, value: inner }) => {
        const name = key?.name ?? String(key?.value);
        const literals = walk(inner as Syntax, [...path, name], places);
        return literals === undefined ? [] : [[name, literals]];
      }),
    );
  }
  if (type !== 'Literal' || !isLiteral(value)) return undefined;
  places.set(join(path), { start, end, value });
  return value;
}

const isLiteral = (value: unknown): value is Literal =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';

function pathsIn(value: unknown, path: readonly string[] = []): string[] {
  if (value === null || value === undefined || value === '') return [];
  if (typeof value !== 'object') return [join(path)];
  return Object.entries(value).flatMap(([key, inner]) => pathsIn(inner, [...path, key]));
}

function valueAt(value: unknown, path: string): Literal | undefined {
  return path
    .split('\n')
    .reduce<unknown>(
      (inner, key) =>
        inner !== null && typeof inner === 'object' ? Reflect.get(inner, key) : undefined,
      value,
    ) as Literal | undefined;
}

/** As the formatter of the project writes it; a no-break space stays visible. */
function typed(value: Literal): string {
  if (typeof value !== 'string') return String(value);
  const quote = value.includes("'") && !value.includes('"') ? '"' : "'";
  const inner = JSON.stringify(value)
    .slice(1, -1)
    .replaceAll('\\"', '"')
    .replaceAll(quote, `\\${quote}`);
  return quote + inner.replaceAll('\u00a0', '\\u00a0') + quote;
}
