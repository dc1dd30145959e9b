import type { Element, Root, RootContent } from 'hast';

/**
 * A text whose tables are folded away, each under the bold line that stands right above it: figures
 * that few need and that fill several screens of a phone. Other tables stay.
 */
export function foldTables(content: Root): Root {
  const children: RootContent[] = [];
  for (const node of content.children) {
    // Between two blocks stands the line break of the source.
    const above = children.findLast(({ type }) => type !== 'text');
    const name = above && boldLine(above);
    if (name && node.type === 'element' && node.tagName === 'table') {
      children.splice(children.indexOf(above));
      children.push(folded(name, node));
    } else children.push(node as RootContent);
  }
  return { ...content, children };
}

/** The words of a paragraph that is nothing but one bold line. */
function boldLine(node: RootContent): Element['children'] | undefined {
  if (node.type !== 'element' || node.tagName !== 'p' || node.children.length !== 1) return;
  const [only] = node.children;
  return only?.type === 'element' && only.tagName === 'strong' ? only.children : undefined;
}

function folded(name: Element['children'], table: Element): Element {
  const summary: Element = {
    type: 'element',
    tagName: 'summary',
    properties: {},
    children: name,
  };
  return { type: 'element', tagName: 'details', properties: {}, children: [summary, table] };
}
