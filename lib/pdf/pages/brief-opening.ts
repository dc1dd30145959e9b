import { roleOf } from '@/lib/content/types/placeholder-notes';
import { interpolate } from '@/lib/format/interpolate';
import { labels } from '@/lib/labels';
import { drawArt } from '../art';
import { type ParagraphOptions, paragraph, together } from '../blocks/paragraph';
import type { FlowItem } from '../flow';
import type { Run } from '../inline';
import { column, edge, page, side } from '../measures';
import type { PdfCanvas } from '../pdf-canvas';
import type { PdfSource } from '../pdf-source';
import { type } from '../typography';
import { runningFirm } from './running';

/** Height of the picture: what the words leave, within reason. */
const ART = { least: 190, most: 330 };
/** Lowest point that words may reach. */
const END = page.height - 78;

/** The first page of a brief is its cover: picture, title, the question in a sentence, what is known. */
export function briefOpening(canvas: PdfCanvas, piece: PdfSource): void {
  const intro = introduction(canvas, piece);
  const points = claims(canvas, piece);
  const words = 26 + intro.height + 30 + points.height;
  const art = Math.min(ART.most, Math.max(ART.least, END - words));
  drawArt(canvas, piece.art, { x: 0, y: 0, width: page.width, height: art });
  canvas.rule(0, art, page.width, 3);
  intro.draw(art + 26);
  points.draw(art + 26 + intro.height + 30);
  runningFirm(canvas);
}

function introduction(canvas: PdfCanvas, { piece }: PdfSource): FlowItem {
  const { title, label, categoryLabel, dateLabel, excerpt, author } = piece;
  const by = interpolate(labels.pdf.by, { name: author.name });
  const text = (words: Run[], options: ParagraphOptions) => paragraph(canvas, words, options);
  const kind = `${label}. ${categoryLabel}. ${dateLabel}`;
  const element = canvas.element('H1');
  return together([
    ...text([{ text: title }], { style: type.title, before: 0, area: edge, element }),
    ...text([{ text: kind }], { style: type.label, before: 8, area: edge }),
    ...text([{ text: excerpt }], { style: type.lede, before: 14 }),
    ...text([{ text: by, strong: true }, { text: `, ${roleOf(author)}` }], {
      style: type.note,
      before: 9,
    }),
  ]);
}

/** The claims on rules, their heading in the label column. */
function claims(canvas: PdfCanvas, { points }: PdfSource): FlowItem {
  const element = canvas.element('P');
  const label = together(
    paragraph(canvas, [{ text: points.title }], {
      style: type.label,
      before: 0,
      area: side,
      element,
    }),
  );
  const list = canvas.element('L');
  const items = points.items.map((text) => {
    const body = canvas.element('LBody', canvas.element('LI', list));
    return together(paragraph(canvas, [{ text }], { style: type.point, before: 0, element: body }));
  });
  return {
    before: 0,
    height: items.reduce((sum, { height }) => sum + height + 15, 0),
    draw: (top) => {
      canvas.rule(edge.x, top, edge.width, 2);
      label.draw(top + 8 + (type.point.leading - type.label.leading) / 2);
      let y = top;
      items.forEach((item, index) => {
        if (index > 0) canvas.rule(column.x, y, column.width, 0.5, 'line');
        item.draw(y + 8);
        y += item.height + 15;
      });
    },
  };
}
