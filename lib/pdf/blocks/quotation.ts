import type { ElementContent } from 'hast';
import type { FlowItem } from '../flow';
import { type InlineOptions, runsOf } from '../inline';
import { column } from '../measures';
import type { PdfCanvas } from '../pdf-canvas';
import { type } from '../typography';
import { paragraph } from './paragraph';

/** A passage in another's words, beside a thick rule. */
export function quotation(
  canvas: PdfCanvas,
  children: readonly ElementContent[],
  inline: InlineOptions,
): FlowItem[] {
  const element = canvas.element('BlockQuote');
  const area = { x: column.x + 20, width: column.width - 20 };
  return children.flatMap((child) => {
    if (child.type !== 'element') return [];
    const items = paragraph(canvas, runsOf(child.children, inline), {
      style: type.point,
      before: 12,
      area,
      parent: element,
    });
    return items.map(
      (item): FlowItem => ({
        ...item,
        draw: (y) => {
          canvas.rule(column.x, y, 3, item.height, 'a-lat');
          item.draw(y);
        },
      }),
    );
  });
}
