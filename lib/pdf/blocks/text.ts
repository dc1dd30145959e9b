import type { Element as HtmlElement } from 'hast';
import { chartElement } from '@/lib/markdown/charts';
import type { MarkdownDocument } from '@/lib/markdown/document';
import type { FlowItem } from '../flow';
import { type InlineOptions, runsOf } from '../inline';
import type { PdfCanvas } from '../pdf-canvas';
import { type } from '../typography';
import { figure } from './figure';
import { heading } from './heading';
import { list } from './list';
import { paragraph } from './paragraph';
import { quotation } from './quotation';
import { table } from './table';

/**
 * The text of a piece as items.
 * @throws Error for an element that no block prints: better a stopped build than a lost paragraph
 */
export function textBlocks(
  canvas: PdfCanvas,
  { content, charts }: MarkdownDocument,
  inline: InlineOptions,
): FlowItem[] {
  return content.children.flatMap((node) => {
    if (node.type !== 'element') return [];
    return block(canvas, node, { charts, inline });
  });
}

function block(
  canvas: PdfCanvas,
  node: HtmlElement,
  { charts, inline }: { charts: MarkdownDocument['charts']; inline: InlineOptions },
): FlowItem[] {
  const { tagName, children, properties } = node;
  switch (tagName) {
    case 'h2':
    case 'h3':
      return [
        heading(canvas, runsOf(children, inline), {
          level: tagName === 'h2' ? 2 : 3,
          place: String(properties.id),
        }),
      ];
    case 'p': {
      // A paragraph that ends in a colon leads on to what follows it.
      const runs = runsOf(children, inline);
      const keep = /:\s*$/.test(runs.at(-1)?.text ?? '');
      return paragraph(canvas, runs, { style: type.body, before: 8.5, keep });
    }
    case 'ul':
    case 'ol':
      return list(
        canvas,
        children.filter((child) => child.type === 'element'),
        tagName === 'ol',
        { inline },
      );
    case 'table':
      return table(canvas, node, inline);
    case 'blockquote':
      return quotation(canvas, children, inline);
    case chartElement: {
      const index = Number(properties.index);
      const chart = charts[index];
      return chart
        ? [figure(canvas, chart, { number: index + 1, citations: children, inline })]
        : [];
    }
    case 'hr':
      return [];
    default:
      throw new Error(`lib/pdf/blocks/text.ts: no block prints the element <${tagName}>`);
  }
}
