import { isAlias, isNode, LineCounter, parseDocument, visit } from 'yaml';
import { memoize } from '@/lib/memoize.mjs';
import { explainYamlError } from './yaml-messages';

/** What is wrong with a YAML text: the line, counted from 1, and what was found and expected there. */
export type YamlError = { line: number; sentence: string };

type ReadYaml = { value: unknown } | { error: YamlError };

/**
 * Reads YAML as plain values: text, numbers, true or false, lists and groups. What YAML allows beyond
 * that (anchors, references, tags, several documents) is a slip in a content file: `title: &Beyond the
 * plan` is legal and would lose a word. A text means the same each time, and loaders ask for it often.
 */
export const readYaml = memoize(parse);

function parse(text: string): ReadYaml {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines });
  const [syntax] = [...document.errors, ...document.warnings];
  if (syntax) {
    const { offset, sentence } = explainYamlError(syntax, document, text);
    return { error: { line: lines.linePos(offset).line, sentence } };
  }
  let error: YamlError | undefined;
  visit(document, (_, node) => {
    if (!isNode(node)) return;
    const sign = isAlias(node) ? '*' : 'anchor' in node && node.anchor ? '&' : node.tag ? '!' : '';
    if (!sign) return;
    error = {
      line: lines.linePos(node.range?.[0] ?? 0).line,
      sentence: `found a value that begins with ${sign}, which YAML does not take for text, expected the value in quotes`,
    };
    return visit.BREAK;
  });
  return error ? { error } : { value: document.toJS() };
}
