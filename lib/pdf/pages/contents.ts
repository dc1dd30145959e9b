import { labels } from '@/lib/labels';
import type { Heading } from '@/lib/markdown/headings';
import { heading } from '../blocks/heading';
import { baselineIn, paragraph, together } from '../blocks/paragraph';
import type { Strip } from '../flow';
import type { Run } from '../inline';
import { breakLines } from '../lines';
import { column } from '../measures';
import type { Paper } from '../paper';
import type { PdfPiece } from '../piece';
import { type } from '../typography';

/** Room for the page number at the right. */
const NUMBER = 30;

/** Second page of a report: the three sentences, then the sections with their pages. */
export function contentsPage(
  paper: Paper,
  { points }: PdfPiece,
  headings: readonly Heading[],
  pageOf: (place: string) => number,
): Strip[] {
  const first = heading(paper, [{ text: points.title }], {
    level: 2,
    place: 'pdf-points',
    newPage: true,
  });
  const sentences = paper.element('L');
  const items = points.items.flatMap((text, index) => {
    const body = paper.element('LBody', paper.element('LI', sentences));
    const strip = together(
      paragraph(paper, [{ text }], { style: type.point, before: index ? 10 : 2, element: body }),
    );
    const drawText = strip.draw;
    const ruled = index > 0;
    return [
      {
        ...strip,
        height: strip.height + 1,
        draw: (y: number) => {
          if (ruled) paper.rule(column.x, y - 5, column.width, 0.5, 'line');
          drawText(y + (ruled ? 4 : 0));
        },
        before: ruled ? 14 : 2,
      },
    ];
  });
  const second = heading(paper, [{ text: labels.pdf.contents }], {
    level: 2,
    place: 'pdf-contents',
  });
  const toc = paper.element('TOC');
  return [first, ...items, second, ...headings.map((entry) => line(paper, entry, { toc, pageOf }))];
}

function line(
  paper: Paper,
  { id, title, level }: Heading,
  { toc, pageOf }: { toc: ReturnType<Paper['element']>; pageOf: (place: string) => number },
): Strip {
  const item = paper.element('TOCI', toc);
  const element = paper.element('P', item);
  const style = { ...type.body, size: level === 2 ? 9.8 : 9, leading: level === 2 ? 15 : 13.6 };
  const area = {
    x: column.x + (level === 2 ? 0 : 14),
    width: column.width - NUMBER - (level === 2 ? 0 : 14),
  };
  return {
    before: level === 2 ? 5 : 0,
    height: breakLines([{ text: title }], style, area.width, paper.measure).length * style.leading,
    draw: (y) => {
      const number = String(pageOf(id));
      const target = { place: id, words: `${title}, ${number}` };
      const run: Run = { text: title, strong: level === 2, target, plain: true };
      const lines = breakLines([run], style, area.width, paper.measure);
      lines.forEach((set, index) => {
        paper.line(set, area.x, baselineIn(style, y + index * style.leading), style, element);
      });
      const numeral = { ...style, tabular: true };
      const x = column.x + column.width - paper.measure(number, numeral);
      element.add(paper.doc.markStructureContent('P'));
      paper.text(number, x, baselineIn(style, y + (lines.length - 1) * style.leading), numeral);
      paper.doc.endMarkedContent();
    },
  };
}
