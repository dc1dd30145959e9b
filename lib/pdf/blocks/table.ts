import type { Element as HtmlElement } from 'hast';
import { elementsIn } from '@/lib/markdown/tables';
import type { FlowItem } from '../flow';
import type { InlineOptions } from '../inline';
import type { PdfCanvas } from '../pdf-canvas';
import { placeTable } from './table-columns';
import { drawRow, layRow } from './table-row';

/** A table of at most this height is not divided. */
const SHORT = 380;

/** A table on rules. One that goes on over the page repeats its head there, as decoration. */
export function table(canvas: PdfCanvas, source: HtmlElement, inline: InlineOptions): FlowItem[] {
  const element = canvas.element('Table');
  const columns = placeTable(canvas, elementsIn(source).flatMap(elementsIn).map(elementsIn));
  const rows = elementsIn(source).flatMap((part) => {
    const isHead = part.tagName === 'thead';
    const group = canvas.element(isHead ? 'THead' : 'TBody', element);
    return elementsIn(part).map((row) =>
      layRow(canvas, elementsIn(row), { isHead, group, columns, inline }),
    );
  });
  const total = rows.reduce((sum, { height }) => sum + height, 0);
  const head = rows.find(({ isHead }) => isHead);
  const repeat: FlowItem | undefined = head && {
    before: 0,
    height: head.height,
    draw: (y) => canvas.decorate(() => drawRow(canvas, head, { columns, y, isCopy: true })),
  };
  const last = rows.length - 1;
  return rows.map(
    (row, index): FlowItem => ({
      before: index === 0 ? 14 : 0,
      height: row.height + (index === last ? 8 : 0),
      keep: index < last && (total <= SHORT || index === 0 || index === last - 1),
      canFloat: index === 0 && total <= SHORT,
      repeat: row.isHead ? undefined : repeat,
      draw: (y) => drawRow(canvas, row, { columns, y, isCopy: false }),
    }),
  );
}
