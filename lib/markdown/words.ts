import type { Root } from 'hast';
import { toString as textOf } from 'mdast-util-to-string';

/** Words of a text, those of its tables included and those of its charts not. */
export function wordsIn(tree: Root): number {
  return textOf(tree).split(/\s+/).filter(Boolean).length;
}

/** How many elements of a name stand at the top level of a text. */
export function countElements(tree: Root, tagName: string): number {
  return tree.children.filter((node) => node.type === 'element' && node.tagName === tagName).length;
}
