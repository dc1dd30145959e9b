import type { Element, Root } from 'hast';
import { toString as textOf } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';

/**
 * Makes the tables of a text fit a phone, where CSS turns them into stacked entries: roles that
 * survive `display: block`, the first cell of a row as its header, and in each other cell the words
 * of its column for CSS to print.
 */
export function prepareTables(tree: Root): void {
  visit(tree, { tagName: 'table' }, (node) => {
    if (node.type === 'element') prepareTable(node);
  });
}

function prepareTable(table: Element): void {
  table.properties.role = 'table';
  const columns = cellsOf(table, 'thead').map((cell) => textOf(cell));
  for (const group of elementsIn(table)) {
    group.properties.role = 'rowgroup';
    for (const row of elementsIn(group)) {
      row.properties.role = 'row';
      elementsIn(row).forEach((cell, index) => {
        prepareCell(cell, { column: columns[index] ?? '', isFirst: index === 0, group });
      });
    }
  }
}

function prepareCell(
  cell: Element,
  { column, isFirst, group }: { column: string; isFirst: boolean; group: Element },
): void {
  // `align` is obsolete; a column of figures is marked for CSS instead.
  if (cell.properties.align === 'right') cell.properties.dataFigure = '';
  delete cell.properties.align;
  if (group.tagName === 'thead') {
    Object.assign(cell.properties, { scope: 'col', role: 'columnheader' });
  } else if (isFirst) {
    cell.tagName = 'th';
    Object.assign(cell.properties, { scope: 'row', role: 'rowheader' });
  } else {
    Object.assign(cell.properties, { role: 'cell', dataColumn: column });
  }
}

function cellsOf(table: Element, group: 'thead' | 'tbody'): Element[] {
  const part = elementsIn(table).find(({ tagName }) => tagName === group);
  return part ? elementsIn(part).flatMap(elementsIn) : [];
}

/** The elements among the children of an element. */
export function elementsIn(parent: Element): Element[] {
  return parent.children.filter((child) => child.type === 'element');
}
