import type { Element, ElementContent, Root } from 'hast';
import { toString as textOf } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { elementsIn, labelCells } from './tables';

/** The forms in which the first table of a specimen is set, by its kind. */
const forms: Record<string, (table: Element) => void> = {
  clause: markInsertions,
  questionnaire: drawAnswers,
  handover: (table) => labelCells(table),
};

/** Sets the first table of a specimen in the form of its kind; the tree is changed. */
export function setInForm(tree: Root, kind: string): Root {
  const table = firstTable(tree);
  if (table) forms[kind]?.(table);
  return tree;
}

/** The first table of a text: the specimen itself. */
export function firstTable(tree: Root): Element | undefined {
  return tree.children.find(
    (node): node is Element => node.type === 'element' && node.tagName === 'table',
  );
}

/** The cells below the head of a table, row by row. */
export function bodyRows(table: Element): Element[][] {
  return elementsIn(table)
    .filter(({ tagName }) => tagName === 'tbody')
    .flatMap(elementsIn)
    .map(elementsIn);
}

/** In a clause bold words are those that the drafter put in; struck ones are `<del>` already. */
function markInsertions(table: Element): void {
  visit(table, { tagName: 'strong' }, (node) => {
    if (node.type === 'element') node.tagName = 'ins';
  });
}

const ANSWERS = 2;
const NEXT = 3;

function drawAnswers(table: Element): void {
  labelCells(table);
  for (const row of bodyRows(table)) {
    const [answers, next] = [row[ANSWERS], row[NEXT]];
    if (answers) answers.children = [list(answersIn(textOf(answers)))];
    if (next) next.children = wayOn(textOf(next));
  }
}

export type Answer = {
  /** What is entered for it; an answer without one is written out. */
  code?: string | undefined;
  words: string;
};

/** `1 yes; 2 no; 99` or `number, and unit: 1 bag; 2 tin`. */
export function answersIn(text: string): Answer[] {
  return text
    .split(/;\s*|:\s+(?=\d)/)
    .map((part) => part.trim())
    .filter(Boolean)
    .map((part) => {
      const coded = /^(\d+)\s*(.*)$/.exec(part);
      return coded ? { code: coded[1], words: coded[2] ?? '' } : { words: part };
    });
}

function list(answers: readonly Answer[]): Element {
  return element(
    'ul',
    answers.map(({ code, words }) =>
      element(
        'li',
        code ? [element('b', [text(code)]), text(words && ` ${words}`)] : [text(words)],
        { dataAnswer: code ? 'box' : 'line' },
      ),
    ),
  );
}

/** `2: section E` skips after the answer 2; `D3` is the question that follows. */
function wayOn(words: string): ElementContent[] {
  const skip = /^(\d+):\s*(.+)$/.exec(words);
  if (!skip) return [element('span', [text(words)], { dataWay: 'next' })];
  return [
    element('b', [text(skip[1] ?? '')]),
    text(' '),
    element('span', [text(skip[2] ?? '')], { dataWay: 'skip' }),
  ];
}

function element(
  tagName: string,
  children: ElementContent[],
  properties: Element['properties'] = {},
): Element {
  return { type: 'element', tagName, properties, children };
}

const text = (value: string): ElementContent => ({ type: 'text', value });
