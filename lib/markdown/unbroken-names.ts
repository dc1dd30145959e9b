import type { ElementContent, Root, Text } from 'hast';
import { visit } from 'unist-util-visit';

/** M-PESA, e-voucher, SAT-3, COVID-19: the hyphen is part of the name, and no place to break it. */
const NAME = /\b(?:[A-Z]-[A-Z]{2,}|e-[a-z]+|[A-Z]{3,}-\d+)\b/;

/** A tree whose names with a hyphen stay in one piece at the end of a line. */
export function keepNames(tree: Root): Root {
  if (!NAME.test(JSON.stringify(tree))) return tree;
  const copy = JSON.parse(JSON.stringify(tree)) as Root;
  visit(copy, 'text', (node, index, parent) => {
    if (!parent || index === undefined || !NAME.test(node.value)) return;
    const parts = pieces(node);
    parent.children.splice(index, 1, ...parts);
    return index + parts.length;
  });
  return copy;
}

function pieces({ value }: Text): ElementContent[] {
  return value
    .split(new RegExp(`(${NAME.source})`))
    .filter(Boolean)
    .map((part) => {
      const text: Text = { type: 'text', value: part };
      if (!NAME.test(part)) return text;
      const properties = { className: ['whitespace-nowrap'] };
      return { type: 'element', tagName: 'span', properties, children: [text] };
    });
}
