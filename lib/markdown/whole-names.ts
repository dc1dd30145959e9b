import type { Element, ElementContent, Root, RootContent, Text } from 'hast';

/** What a line may not end within: one letter before a hyphen (M-PESA, e-levy), SAT-3, sub-Saharan, mid-season, 5–7, 10-year. */
const NAMES =
  /(?<![\p{L}\p{N}-])(?:\p{L}-\p{L}+|\p{Lu}{2,}-\d+|(?:sub|mid)-\p{L}+|\d{1,2}–\d{1,2}|\d{1,3}-\p{L}+)(?![\p{L}\p{N}-])/gu;

/** The same tree with such names in one piece each. */
export function keepNamesWhole(tree: Root): Root {
  return { ...tree, children: tree.children.flatMap(whole) as RootContent[] };
}

function whole(node: RootContent | ElementContent): (RootContent | ElementContent)[] {
  if (node.type === 'text') return split(node);
  if (node.type !== 'element' || node.tagName === 'code') return [node];
  return [{ ...node, children: node.children.flatMap(whole) as ElementContent[] }];
}

function split({ value }: Text): ElementContent[] {
  const parts: ElementContent[] = [];
  let end = 0;
  for (const { 0: name, index } of value.matchAll(NAMES)) {
    if (index > end) parts.push({ type: 'text', value: value.slice(end, index) });
    parts.push(inOnePiece(name));
    end = index + name.length;
  }
  if (end < value.length || parts.length === 0)
    parts.push({ type: 'text', value: value.slice(end) });
  return parts;
}

const inOnePiece = (name: string): Element => ({
  type: 'element',
  tagName: 'span',
  properties: { className: ['whitespace-nowrap'] },
  children: [{ type: 'text', value: name }],
});
