import { labels } from '@/lib/labels';
import type { Heading } from '@/lib/markdown/headings';
import { heading } from '../blocks/heading';
import { baselineIn, paragraph, together } from '../blocks/paragraph';
import type { FlowItem } from '../flow';
import type { Run } from '../inline';
import { breakLines } from '../lines';
import { column } from '../measures';
import type { PdfCanvas } from '../pdf-canvas';
import type { PdfSource } from '../pdf-source';
import { type } from '../typography';

/** Room for the page number at the right. */
const NUMBER = 30;

/** Second page of a report: the three sentences, then the sections with their pages. */
export function contentsPage(
  canvas: PdfCanvas,
  { points }: PdfSource,
  headings: readonly Heading[],
  pageOf: (place: string) => number,
): FlowItem[] {
  const first = heading(canvas, [{ text: points.title }], {
    level: 2,
    place: 'pdf-points',
    newPage: true,
  });
  const sentences = canvas.element('L');
  const items = points.items.flatMap((text, index) => {
    const body = canvas.element('LBody', canvas.element('LI', sentences));
    const item = together(
      paragraph(canvas, [{ text }], { style: type.point, before: index ? 10 : 2, element: body }),
    );
    const drawText = item.draw;
    const ruled = index > 0;
    return [
      {
        ...item,
        height: item.height + 1,
        draw: (y: number) => {
          if (ruled) canvas.rule(column.x, y - 5, column.width, 0.5, 'line');
          drawText(y + (ruled ? 4 : 0));
        },
        before: ruled ? 14 : 2,
      },
    ];
  });
  const second = heading(canvas, [{ text: labels.pdf.contents }], {
    level: 2,
    place: 'pdf-contents',
  });
  const toc = canvas.element('TOC');
  return [
    first,
    ...items,
    second,
    ...headings.map((entry) => line(canvas, entry, { toc, pageOf })),
  ];
}

function line(
  canvas: PdfCanvas,
  { id, title, level }: Heading,
  { toc, pageOf }: { toc: ReturnType<PdfCanvas['element']>; pageOf: (place: string) => number },
): FlowItem {
  const item = canvas.element('TOCI', toc);
  const element = canvas.element('P', item);
  const style = { ...type.body, size: level === 2 ? 9.8 : 9, leading: level === 2 ? 15 : 13.6 };
  const area = {
    x: column.x + (level === 2 ? 0 : 14),
    width: column.width - NUMBER - (level === 2 ? 0 : 14),
  };
  return {
    before: level === 2 ? 5 : 0,
    height: breakLines([{ text: title }], style, area.width, canvas.measure).length * style.leading,
    draw: (y) => {
      const number = String(pageOf(id));
      const target = { place: id, words: `${title}, ${number}` };
      const run: Run = { text: title, strong: level === 2, target, plain: true };
      const lines = breakLines([run], style, area.width, canvas.measure);
      lines.forEach((set, index) => {
        canvas.line(set, area.x, baselineIn(style, y + index * style.leading), style, element);
      });
      const numeral = { ...style, tabular: true };
      const x = column.x + column.width - canvas.measure(number, numeral);
      element.add(canvas.doc.markStructureContent('P'));
      canvas.text(number, x, baselineIn(style, y + (lines.length - 1) * style.leading), numeral);
      canvas.doc.endMarkedContent();
    },
  };
}
