import type { Element as HtmlElement } from 'hast';
import { elementsIn } from '@/lib/markdown/tables';
import type { Strip } from '../flow';
import type { InlineOptions } from '../inline';
import type { Paper } from '../paper';
import { placeTable } from './table-columns';
import { drawRow, layRow } from './table-row';

/** A table of at most this height is not divided. */
const SHORT = 380;

/** A table on rules. One that goes on over the page repeats its head there, as decoration. */
export function table(paper: Paper, source: HtmlElement, inline: InlineOptions): Strip[] {
  const element = paper.element('Table');
  const columns = placeTable(paper, elementsIn(source).flatMap(elementsIn).map(elementsIn));
  const rows = elementsIn(source).flatMap((part) => {
    const isHead = part.tagName === 'thead';
    const group = paper.element(isHead ? 'THead' : 'TBody', element);
    return elementsIn(part).map((row) =>
      layRow(paper, elementsIn(row), { isHead, group, columns, inline }),
    );
  });
  const total = rows.reduce((sum, { height }) => sum + height, 0);
  const head = rows.find(({ isHead }) => isHead);
  const repeat: Strip | undefined = head && {
    before: 0,
    height: head.height,
    draw: (y) => paper.decorate(() => drawRow(paper, head, { columns, y, isCopy: true })),
  };
  const last = rows.length - 1;
  return rows.map(
    (row, index): Strip => ({
      before: index === 0 ? 14 : 0,
      height: row.height + (index === last ? 8 : 0),
      keep: index < last && (total <= SHORT || index === 0 || index === last - 1),
      floats: index === 0 && total <= SHORT,
      repeat: row.isHead ? undefined : repeat,
      draw: (y) => drawRow(paper, row, { columns, y, isCopy: false }),
    }),
  );
}
