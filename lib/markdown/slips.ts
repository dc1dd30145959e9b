import type { Nodes, Paragraph, Parents, Root } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { unseenSign } from '@/lib/content/engine/unseen-signs';

/** Characters of a text that a sentence on a mistake repeats. */
export const EXCERPT = 60;

/** What was found in a line of a text, counted from 1, and what was expected. */
export type Slip = { line: number; sentence: string };

/**
 * What Markdown takes for plain words although somebody meant more by it, and signs that came with words
 * that were pasted. A page would print all of it as it stands.
 */
export function slipsOf(markdown: string, tree: Root): Slip[] {
  const lines = markdown.split('\n');
  const shown = (line: number) => JSON.stringify(lines[line - 1]?.trim().slice(0, EXCERPT) ?? '');
  const slips: Slip[] = lines.flatMap((text, index) => {
    const [before, ...behind] = text.trimEnd().split('\t');
    const sentence =
      behind.length === 0
        ? unseenSign(text.trimEnd())
        : before
          ? `found a tab in ${shown(index + 1)}, expected a space, or a table, which the button Table writes`
          : `found a tab before ${shown(index + 1)}, expected no space at the beginning of the line`;
    return sentence ? [{ line: index + 1, sentence }] : [];
  });
  visit(tree, (node, index, parent) => {
    const isOpen = node.type === 'code' && Number(node.position?.end.line) > lines.length;
    const expected = isOpen
      ? 'a line of ``` alone at its end'
      : meant(node, parent, parent?.children[(index ?? 0) + 1]);
    const line = node.position?.start.line ?? 0;
    // Below the last line stand the sources.
    if (!expected || line > lines.length) return;
    const sign = node.type === 'text' ? signIn(node.value) : undefined;
    const found = sign ? `${JSON.stringify(sign)} in ${shown(line)}` : shown(line);
    slips.push({ line, sentence: `found ${found}, expected ${expected}` });
  });
  return slips;
}

/** What stands in words that Markdown left as they are, and how that is written for which somebody meant it. */
const inWords: readonly (readonly [RegExp, string])[] = [
  [
    // `[1]`, `[name-2024]`, `[^ name-2024 ]`, and the raised figure behind a sentence that a PDF has.
    /\[\d{1,3}\]|\[[a-z][a-z0-9]*(?:-[a-z0-9]+)*-\d{4}\]|\[\^[^\]]*\s|[.,;:!?)”’][¹²³⁰⁴-⁹]/,
    'a citation such as [^name-2024], which the button Citation writes',
  ],
  [
    /\]\(|\[\[/,
    'a link as [words](address), closed by a bracket and without a space in the address',
  ],
  [/\*\*/, 'two stars on both sides of bold words, with no space between them and the words'],
];

/** The same at the beginning of a paragraph. */
const atItsBeginning: readonly (readonly [RegExp, string])[] = [
  [/^[•·▪◦‣●○–]\s/m, '"- " before each entry of a list, in place of the sign that was pasted'],
  [/^#{2,6}(?=[^\s#])/m, 'a space behind the ## of a heading'],
  [
    /^\|.*\|\s*\n\s*\|/,
    'a line such as | --- | --- | below the first row, without which it is no table',
  ],
];

const meantBy = (rules: typeof inWords, words: string) =>
  rules.find(([pattern]) => pattern.test(words))?.[1];

/** What of some words a rule takes for more than words: the words around it may be long. */
const signIn = (words: string) =>
  inWords.map(([pattern]) => pattern.exec(words)?.[0].trim()).find(Boolean);

/** How that is written for which somebody meant this part of a text. */
function meant(node: Nodes, parent?: Parents, next?: Nodes): string | undefined {
  switch (node.type) {
    case 'heading':
      return node.children.length > 0 ? undefined : 'words behind the ##';
    case 'link':
      return node.children.length > 0 ? undefined : 'words between the brackets of a link';
    case 'listItem':
      return typeof node.checked === 'boolean' ? 'an entry without [ ]' : undefined;
    case 'tableRow': {
      const columns = parent?.type === 'table' ? parent.children[0]?.children.length : undefined;
      return node.children.length === columns
        ? undefined
        : `${columns} cells, as many as the first row has, with | | for an empty one`;
    }
    case 'paragraph':
      if (parent?.type === 'root' && isTitle(node, next))
        return '## before a heading, in place of the stars';
      return node.children[0]?.type === 'text'
        ? meantBy(atItsBeginning, node.children[0].value)
        : undefined;
    case 'text':
      return meantBy(inWords, node.value);
    default:
      return undefined;
  }
}

/** Bold words alone, which are neither a sentence nor the title of a table below them. */
function isTitle({ children: [first, second] }: Paragraph, next?: Nodes): boolean {
  if (first?.type !== 'strong' || second || !next || next.type === 'table') return false;
  return !/[.:?!…]$/.test(textOf(first));
}
