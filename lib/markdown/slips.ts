import type { Nodes, Parents, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { unseenSign } from '@/lib/content/engine/unseen-signs';

/** What was found in a line of a text, counted from 1, and what was expected. */
export type Slip = { line: number; sentence: string };

/**
 * What Markdown takes for plain words although somebody meant more by it, and signs that came with words
 * that were pasted. A page would print all of it as it stands.
 */
export function slipsOf(markdown: string, tree: Root): Slip[] {
  const lines = markdown.split('\n');
  const shown = (line: number) => JSON.stringify(lines[line - 1]?.trim().slice(0, 60) ?? '');
  const slips: Slip[] = lines.flatMap((text, index) => {
    const sentence = text.startsWith('\t')
      ? `found a tab before ${shown(index + 1)}, expected no space at the beginning of the line`
      : unseenSign(text.replaceAll('\t', ' '));
    return sentence ? [{ line: index + 1, sentence }] : [];
  });
  visit(tree, (node, _, parent) => {
    const expected = meant(node, parent);
    const line = node.position?.start.line ?? 0;
    // Below the last line stand the sources.
    if (!expected || line > lines.length) return;
    slips.push({ line, sentence: `found ${shown(line)}, expected ${expected}` });
  });
  return slips;
}

/** How that is written for which somebody meant these words. */
function meant(node: Nodes, parent: Parents | undefined): string | undefined {
  if (node.type === 'heading' && node.children.length === 0) return 'words behind the ##';
  if (node.type === 'tableRow' && parent?.type === 'table') {
    const columns = parent.children[0]?.children.length ?? 0;
    return node.children.length === columns
      ? undefined
      : `${columns} cells, as many as the first row has, with | | for an empty one`;
  }
  if (node.type === 'paragraph') {
    const [first] = node.children;
    if (first?.type !== 'text') return undefined;
    if (/^[•·▪◦‣●○–]\s/m.test(first.value)) {
      return '"- " before each entry of a list, in place of the sign that was pasted';
    }
    if (/^#{2,6}(?=[^\s#])/m.test(first.value)) return 'a space behind the ## of a heading';
    if (/^\|.*\|\s*\n\s*\|/.test(first.value)) {
      return 'a line such as | --- | --- | below the first row, without which it is no table';
    }
  }
  if (node.type !== 'text') return undefined;
  if (/\[\d{1,3}\]/.test(node.value)) {
    return 'a citation such as [^name-2024], which the button Citation writes';
  }
  if (node.value.includes('](')) {
    return 'a link as [words](address), closed by a bracket and without a space in the address';
  }
  if (node.value.includes('**')) {
    return 'two stars on both sides of bold words, with no space between them and the words';
  }
  return undefined;
}
