import type { Element, Root } from 'hast';
import { visit } from 'unist-util-visit';

/** Names the rows of a text's tables by their first cells, and marks columns of figures for CSS. */
export function prepareTables(tree: Root): void {
  visit(tree, { tagName: 'table' }, (node) => {
    if (node.type === 'element') prepareTable(node);
  });
}

function prepareTable(table: Element): void {
  for (const group of elementsIn(table)) {
    for (const row of elementsIn(group)) {
      elementsIn(row).forEach((cell, index) => {
        prepareCell(cell, group.tagName === 'thead' ? 'col' : index === 0 && 'row');
      });
    }
  }
}

function prepareCell(cell: Element, scope: 'col' | 'row' | false): void {
  // `align` is obsolete; a column of figures is marked for CSS instead.
  if (cell.properties.align === 'right') cell.properties.dataFigure = '';
  delete cell.properties.align;
  if (!scope) return;
  cell.tagName = 'th';
  cell.properties.scope = scope;
}

/** The elements among the children of an element. */
export function elementsIn(parent: Element): Element[] {
  return parent.children.filter((child) => child.type === 'element');
}
