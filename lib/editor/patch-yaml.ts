import {
  type Document,
  isCollection,
  isMap,
  isScalar,
  isSeq,
  type Node,
  type Pair,
  parseDocument,
  type Scalar,
  stringify,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml';
import { type Group, isGroup } from '@/lib/group';

type Edit = { from: number; to: number; text: string };
type Ranged = Node & { range: [number, number, number] };

/** Long lines stay long, and a text of several lines stays on one: the form all of `content/` has. */
const STYLE = { lineWidth: 0, blockQuote: false } as const;

/**
 * Writes values into YAML without touching what stays: comments, order, quotes and line breaks of every
 * value that is the same. Saving without a change gives the text back byte for byte.
 * @param source YAML that readYaml accepts
 * @param wanted what the text has to mean afterwards
 */
export function patchYaml(source: string, wanted: unknown): string {
  const document = parseDocument(source);
  const edits: Edit[] = [];
  const patch = new Patch(source, document, edits);
  const kept = document.contents !== null && patch.node(document.contents as Ranged, wanted, false);
  const text = kept ? applyEdits(source, edits) : undefined;
  // Meaning comes before form: where an edit would say something else, the file is written anew.
  return text !== undefined && means(text, wanted) ? text : stringify(wanted, STYLE);
}

function means(text: string, wanted: unknown): boolean {
  const document = parseDocument(text);
  return document.errors.length === 0 && same(document.toJS(), wanted);
}

function applyEdits(source: string, edits: readonly Edit[]): string {
  return [...edits]
    .sort((one, other) => other.from - one.from || other.to - one.to)
    .reduce(
      (text, { from, to, text: inner }) => text.slice(0, from) + inner + text.slice(to),
      source,
    );
}

/** Collects the edits of one text. Each method says whether the node could be kept. */
class Patch {
  constructor(
    private readonly source: string,
    private readonly document: Document,
    private readonly edits: Edit[],
  ) {}

  node(node: Ranged, wanted: unknown, inFlow: boolean): boolean {
    if (this.equal(node, wanted)) return true;
    if (isMap(node) && isGroup(wanted)) {
      return inFlow || node.flow ? this.flowMap(node, wanted) : this.blockMap(node, wanted);
    }
    if (isSeq(node) && Array.isArray(wanted)) {
      // An empty list is brackets for want of entries: groups that are put in have lines of their own.
      if (!inFlow && node.items.length === 0 && wanted.some(isObject)) return false;
      return inFlow || node.flow ? this.flowList(node, wanted) : this.blockList(node, wanted);
    }
    if (isScalar(node) && !isObject(wanted)) {
      this.replace(node, scalar(wanted, node, inFlow));
      return true;
    }
    return false;
  }

  /** A group in braces: its values are replaced where it keeps its fields, else all of it. */
  private flowMap(node: YAMLMap, wanted: Group): boolean {
    const pairs = pairsOf(node);
    const keeps =
      pairs.length === Object.keys(wanted).length &&
      pairs.every(
        ({ key, value }) => key in wanted && value && this.node(value, wanted[key], true),
      );
    if (!keeps) this.replace(node as Ranged, flow(wanted));
    return true;
  }

  private flowList(node: YAMLSeq, wanted: unknown[]): boolean {
    const items = node.items as Ranged[];
    if (
      items.length === wanted.length &&
      items.every((item, at) => this.node(item, wanted[at], true))
    )
      return true;
    const kept = wanted.map((value) => {
      const old = items.find((item) => this.equal(item, value));
      return old ? this.textOf(old) : inFlow(value);
    });
    this.replace(node as Ranged, `[${kept.join(', ')}]`);
    return true;
  }

  private blockMap(node: YAMLMap, wanted: Group): boolean {
    const pairs = pairsOf(node);
    const [head] = pairs;
    if (!head || !pairs.some(({ key }) => key in wanted)) return false;
    const indent = this.column(head.start);
    for (const { key, value, start } of pairs) {
      const end = value ? endOf(value) : start + key.length + 1;
      if (!(key in wanted)) {
        // The first field of a list's entry stands behind its dash: the entry is written anew.
        if (this.lineStart(start) !== start - indent || this.isBehindDash(start)) return false;
        this.edits.push({ from: this.lineStart(start), to: this.lineEnd(end), text: '' });
      } else if (!value || !this.node(value, wanted[key], false)) {
        this.edits.push({ from: start, to: end, text: pair(key, wanted[key], indent) });
      }
    }
    this.addFields(pairs, wanted, indent);
    return true;
  }

  /** New fields go below the one that they follow in `wanted`. */
  private addFields(pairs: readonly BlockPair[], wanted: Group, indent: number): void {
    const known = new Map(pairs.map((one) => [one.key, one]));
    let last: BlockPair | undefined;
    for (const [key, value] of Object.entries(wanted)) {
      const old = known.get(key);
      if (old) {
        last = old;
        continue;
      }
      const below = last ?? pairs.at(-1);
      if (!below) continue;
      const at = this.lineEnd(below.value ? endOf(below.value) : below.start);
      this.insertLines(at, `${' '.repeat(indent)}${pair(key, value, indent)}`);
    }
  }

  /** Entries at both ends that are the same stay; those between are matched by their places. */
  private blockList(node: YAMLSeq, wanted: unknown[]): boolean {
    const items = node.items as Ranged[];
    const [head] = items;
    if (!head || wanted.length === 0) return false;
    const shorter = Math.min(items.length, wanted.length);
    let before = 0;
    while (before < shorter && this.equal(items[before], wanted[before])) before += 1;
    let after = 0;
    while (after < shorter - before && this.equal(items.at(-1 - after), wanted.at(-1 - after)))
      after += 1;
    const old = items.slice(before, items.length - after);
    const fresh = wanted.slice(before, wanted.length - after);
    const dash = this.dashOf(head);
    if (dash === undefined) return false;
    const indent = this.column(dash);
    if (this.source.slice(this.lineStart(dash), dash).trim()) return false;
    for (const [at, item] of old.entries()) {
      const start = this.dashOf(item);
      if (start === undefined) return false;
      const end = endOf(item);
      if (at >= fresh.length) {
        this.edits.push({ from: this.lineStart(start), to: this.lineEnd(end), text: '' });
      } else if (!this.node(item, fresh[at], false)) {
        this.edits.push({ from: start, to: end, text: entry(fresh[at], indent) });
      }
    }
    if (fresh.length > old.length) {
      const last = items[items.length - after - 1];
      const at = last ? this.lineEnd(endOf(last)) : this.lineStart(dash);
      const lines = fresh
        .slice(old.length)
        .map((value) => `${' '.repeat(indent)}${entry(value, indent)}`);
      this.insertLines(at, lines.join('\n'));
    }
    return true;
  }

  private equal(node: Ranged | undefined, value: unknown): boolean {
    return node !== undefined && same(node.toJS(this.document), value);
  }

  private replace(node: Ranged, text: string): void {
    const [from, to] = node.range;
    // The lines of a block text end with one break more than a value in its line.
    const end = this.source.slice(from, to).endsWith('\n') ? '\n' : '';
    this.edits.push({ from, to, text: text + end });
  }

  private insertLines(at: number, lines: string): void {
    const glue = at > 0 && this.source[at - 1] !== '\n' ? '\n' : '';
    this.edits.push({ from: at, to: at, text: glue ? `${glue}${lines}` : `${lines}\n` });
  }

  private textOf(node: Ranged): string {
    return this.source.slice(node.range[0], node.range[1]);
  }

  private dashOf(item: Ranged): number | undefined {
    const start = this.lineStart(item.range[0]);
    const [, space = ''] = /^( *(?:- +)*)$/.exec(this.source.slice(start, item.range[0])) ?? [];
    const dash = space.lastIndexOf('-');
    return dash < 0 ? undefined : start + dash;
  }

  private isBehindDash(at: number): boolean {
    return this.source.slice(this.lineStart(at), at).includes('-');
  }

  private lineStart(at: number): number {
    return this.source.lastIndexOf('\n', at - 1) + 1;
  }

  private column(at: number): number {
    return at - this.lineStart(at);
  }

  private lineEnd(at: number): number {
    if (this.source[at - 1] === '\n') return at;
    const next = this.source.indexOf('\n', at);
    return next < 0 ? this.source.length : next + 1;
  }
}

type BlockPair = { key: string; value: Ranged | null; start: number };

function pairsOf(node: YAMLMap): BlockPair[] {
  return (node.items as Pair<Ranged, Ranged | null>[]).map(({ key, value }) => ({
    key: String((key as unknown as Scalar).value),
    value,
    start: key.range[0],
  }));
}

/** Where the last value below a node ends; a block reaches to the next line that is not its own. */
function endOf(node: Ranged): number {
  if (!isCollection(node) || node.flow || node.items.length === 0) return node.range[1];
  const last = node.items.at(-1) as Ranged | Pair<Ranged, Ranged | null>;
  const inner = 'range' in last ? last : (last.value ?? last.key);
  return endOf(inner as Ranged);
}

/** A field and its value, its first line without indentation. */
function pair(key: string, value: unknown, indent: number): string {
  return indented(stringify({ [key]: value }, STYLE), indent);
}

function entry(value: unknown, indent: number): string {
  return indented(stringify([value], STYLE), indent);
}

function indented(text: string, indent: number): string {
  return text.trimEnd().replaceAll('\n', `\n${' '.repeat(indent)}`);
}

/** A value with the quotes that it had before, if YAML lets it keep them. */
function scalar(value: unknown, { type }: Scalar, isInFlow: boolean): string {
  // A line break stays within quotes, so that a value keeps to its line; JSON is YAML.
  if (typeof value === 'string' && value.includes('\n')) return JSON.stringify(value);
  if (isInFlow) return inFlow(value);
  const quotes = type === 'QUOTE_DOUBLE' || type === 'QUOTE_SINGLE' ? type : 'PLAIN';
  return stringify(value, { ...STYLE, defaultStringType: quotes }).trimEnd();
}

/** A value inside brackets or braces, where a comma needs quotes. */
function inFlow(value: unknown): string {
  return flow([value]).slice(1, -1);
}

function flow(value: unknown): string {
  if (Array.isArray(value) && !value.some(isObject)) {
    return `[${value
      .map((one) =>
        stringify([one], { ...STYLE, collectionStyle: 'flow' })
          .trim()
          .slice(2, -2),
      )
      .join(', ')}]`;
  }
  return stringify(value, { ...STYLE, collectionStyle: 'flow' }).trim();
}

const isObject = (value: unknown): value is object => value !== null && typeof value === 'object';

/** A figure may be written with or without quotes: the editor knows it as text either way. */
function same(old: unknown, wanted: unknown): boolean {
  if (typeof old === 'number' && typeof wanted === 'string') return String(old) === wanted;
  if (Array.isArray(old) && Array.isArray(wanted)) {
    return old.length === wanted.length && old.every((one, at) => same(one, wanted[at]));
  }
  if (isGroup(old) && isGroup(wanted)) {
    const keys = Object.keys(old);
    return (
      keys.length === Object.keys(wanted).length &&
      keys.every((key) => key in wanted && same(old[key], wanted[key]))
    );
  }
  return Object.is(old, wanted);
}
