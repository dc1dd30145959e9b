import type { Element, ElementContent, Root } from 'hast';
import { toString as textOf } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';

/**
 * Names the rows of a text's tables by their first cells, and marks columns of figures for CSS. A table of
 * three columns without figures, of two whose rows have long names or whose cells are long, or of many columns
 * and one row, is read row by row: on a phone each row is a block, and its cells carry the names of their columns
 * for it where there is more than one beside the name of the row. So is one of more columns that ends in sentences
 * and whose rows have long names, or words that its share of a phone would not hold, and one whose cells would be set there
 * in strips of two words. Three columns with figures are one where sentences stand beside a word as wide as half of a
 * phone. What else is wider, or holds figures, is compared, and stays a table; where its last column holds sentences, a
 * phone has them below the row, and room for the others. What a cell reckons has a line for each quantity.
 */
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
  for (const cell of rowsOf(table).flatMap(elementsIn)) breakSums(cell);
  const heads = headsOf(table);
  // One row is compared with nothing: the heads are what the table says, and no phone holds so many.
  const isForm = heads.length >= WIDE && rowsOf(table).length === 1 && !hasFigures(table);
  if (!hasFigures(table)) {
    if (heads.length === STACKED || isForm) labelCells(table);
    if (isForm) nameCells(table, 0);
    const isText = longestName(table) > LONG_NAME || endsIn(LONG_CELL, table);
    if (heads.length === 2 && isText) table.properties.dataStacks = '';
  }
  if (isForm) return;
  if (heads.length >= WIDE) {
    table.properties.dataWide = '';
    return;
  }
  const endsInText = endsIn(SENTENCE, table);
  if (heads.length <= STACKED) {
    if (heads.length === STACKED && endsInText && !holdsItsWords(table)) labelCells(table);
    return;
  }
  // A name that would stand in seven lines beside two half-empty columns has the line to itself.
  const isTooLong = endsInText && (longestName(table) > LONG_NAME || !holdsItsWords(table));
  const beside = heads.length - (endsInText ? 1 : 0);
  const isStack = hasFigures(table)
    ? isTooLong && !holdsItsUnits(table)
    : isTooLong || isCrowded(table, beside);
  if (isStack) labelCells(table);
  else if (endsInText) {
    table.properties.dataBelow = '';
    nameCells(table, heads.length - 1);
  }
}

const STACKED = 3;
/** As many columns as no phone holds, with or without the last. */
const WIDE = 6;
/** Letters that the cells of a column have on average, from which on it is a text of its own. */
const SENTENCE = 35;
/** Letters that a third of a phone sets in more than four lines. */
const LONG_NAME = 45;
/** Letters that the other two thirds set in more than three. */
const LONG_CELL = 75;

/** Letters of a table that stand beside one another on a phone of 360 px. */
const PHONE_LETTERS = 40;

/** Letters of an average row, beside one another in strips of a phone, that make every cell two lines or three. */
const CROWDED = 1.5 * PHONE_LETTERS;

/** Whether the first of its columns would be strips of a few letters on a phone. */
function isCrowded(table: Element, columns: number): boolean {
  const rows = rowsOf(table);
  const letters = rows
    .flatMap((row) => elementsIn(row).slice(0, columns))
    .map((cell) => textOf(cell));
  return letters.join('').length > CROWDED * rows.length;
}

/** The cells of its last column have on average more letters than that. */
function endsIn(letters: number, table: Element): boolean {
  const last = rowsOf(table).map((row) => textOf(elementsIn(row).at(-1) ?? row).length);
  return last.reduce((sum, length) => sum + length, 0) > letters * last.length;
}

/** Whether columns of one width, without the last, are each as wide as their longest word on a phone. */
function holdsItsWords(table: Element): boolean {
  const shares = headsOf(table).length - 1;
  const words = [...elementsIn(table).slice(0, 1).flatMap(elementsIn), ...rowsOf(table)]
    .flatMap((row) => elementsIn(row).slice(0, shares))
    .flatMap((cell) => textOf(cell).split(/[\s-]/));
  return words.every((word) => word.length <= PHONE_LETTERS / shares);
}

/** Letters of a column of figures on a phone (`components/ui/table.module.css`). */
const FIGURE_LETTERS = 6;

/** Whether the heads of its figures, units among them, are as narrow as the figures. */
const holdsItsUnits = (table: Element) =>
  headsOf(table).every(
    (head) =>
      !('dataFigure' in head.properties) ||
      textOf(head)
        .split(/\s/)
        .every((word) => word.length <= FIGURE_LETTERS),
  );

const longestName = (table: Element) =>
  Math.max(...rowsOf(table).map((row) => textOf(elementsIn(row).slice(0, 1)).length));

const rowsOf = (table: Element) => elementsIn(table).slice(1).flatMap(elementsIn);

function headsOf(table: Element): Element[] {
  const [head] = elementsIn(table);
  return head?.tagName === 'thead' ? elementsIn(head).flatMap(elementsIn) : [];
}

const hasFigures = (table: Element) =>
  headsOf(table).some(({ properties }) => 'dataFigure' in properties);

/** On a phone each row of the table is a block, and each cell stands beside the name of its column. */
export function labelCells(table: Element): void {
  table.properties.dataStacks = '';
  // Nothing of it lies beyond the edge, which therefore must not fade.
  delete table.properties.dataWide;
  nameCells(table, 1);
}

/** Gives the cells from a column on the name of theirs, for where the head does not stand above them. */
function nameCells(table: Element, first: number): void {
  const heads = headsOf(table);
  for (const row of rowsOf(table)) {
    elementsIn(row).forEach((cell, index) => {
      const column = heads[index];
      if (index >= first && column) cell.properties.dataLabel = textOf(column);
    });
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

/**
 * A cost that is the sum of several products, as `20 trainees × 5 nights; 4 auditors × 12 months`, has a line for
 * each. The space stays behind the break, for whoever reads the words alone.
 */
function breakSums(cell: Element): void {
  if (!/×.*; /.test(textOf(cell))) return;
  let depth = 0;
  cell.children = cell.children.flatMap((node): ElementContent[] => {
    if (node.type !== 'text') return [node];
    const lines: string[] = [''];
    for (const part of node.value.split(/(?<=;)(?= )|(?=[()])/)) {
      if (part.startsWith('(')) depth++;
      if (part.startsWith(')')) depth--;
      if (part.startsWith(' ') && lines.at(-1)?.endsWith(';') && depth === 0) lines.push(part);
      else lines.push(`${lines.pop()}${part}`);
    }
    return lines.flatMap((value, index): ElementContent[] => [
      ...(index > 0
        ? [{ type: 'element' as const, tagName: 'br', properties: {}, children: [] }]
        : []),
      { type: 'text', value },
    ]);
  });
}

/** The elements among the children of an element. */
export function elementsIn(parent: Element): Element[] {
  return parent.children.filter((child) => child.type === 'element');
}
