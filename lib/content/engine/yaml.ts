import { isAlias, isNode, isScalar, LineCounter, type Node, parseDocument, visit } from 'yaml';
import { memoize } from '@/lib/memoize.mjs';
import { explainYamlError } from './yaml-messages';

/** What is wrong with a YAML text: the line, counted from 1, and what was found and expected there. */
export type YamlError = { line: number; sentence: string };

type ReadYaml = { value: unknown } | { error: YamlError };

/**
 * Reads YAML as plain values: text, numbers, true or false, lists and groups. What YAML allows beyond
 * that (anchors, references, tags, several documents) is a slip in a content file: `title: &Beyond the
 * plan` is legal and would lose a word, as `title: The #1 crop` would. A text means the same each time, and loaders ask for it often.
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
    const sentence = isNode(node) && wordsLost(node);
    if (!sentence) return;
    error = { line: lines.linePos(node.range?.[0] ?? 0).line, sentence };
    return visit.BREAK;
  });
  return error ? { error } : { value: document.toJS() };
}

/** What is legal and would lose a word that somebody wrote. */
function wordsLost(node: Node): string | undefined {
  const sign = isAlias(node) ? '*' : 'anchor' in node && node.anchor ? '&' : node.tag ? '!' : '';
  if (sign)
    return `found a value that begins with ${sign}, which is not taken for text, expected the value in quotes`;
  // Who writes a remark leaves a space behind its sign.
  const [remark] = (isScalar(node) && /^[^\s#]\S*/.exec(node.comment ?? '')) || [];
  return remark && `found #${remark}, which is read as a remark, expected the value in quotes`;
}
