import type { ElementContent } from 'hast';
import type { Strip } from '../flow';
import { type InlineOptions, runsOf } from '../inline';
import { column } from '../measures';
import type { Paper } from '../paper';
import { type } from '../typography';
import { paragraph } from './paragraph';

/** A passage in another's words, beside a thick rule. */
export function quotation(
  paper: Paper,
  children: readonly ElementContent[],
  inline: InlineOptions,
): Strip[] {
  const element = paper.element('BlockQuote');
  const area = { x: column.x + 20, width: column.width - 20 };
  return children.flatMap((child) => {
    if (child.type !== 'element') return [];
    const strips = paragraph(paper, runsOf(child.children, inline), {
      style: type.point,
      before: 12,
      area,
      parent: element,
    });
    return strips.map(
      (strip): Strip => ({
        ...strip,
        draw: (y) => {
          paper.rule(column.x, y, 3, strip.height, 'a-lat');
          strip.draw(y);
        },
      }),
    );
  });
}
