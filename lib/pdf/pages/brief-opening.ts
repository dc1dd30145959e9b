import { fill } from '@/lib/format/fill';
import { labels } from '@/lib/labels';
import { drawArt } from '../art';
import { baselineIn, paragraph, together } from '../blocks/paragraph';
import { column, edge, page, side } from '../measures';
import type { Paper } from '../paper';
import type { PdfPiece } from '../piece';
import { type } from '../type';
import { runningFirm } from './running';

const ART = 236;

/** The first page of a brief is its sheet: picture, title, the question in a sentence, what is known. */
export function briefOpening(paper: Paper, piece: PdfPiece): void {
  const { title, label, category, dateLabel, excerpt, author } = piece.piece;
  drawArt(paper, piece.art, { x: 0, y: 0, width: page.width, height: ART });
  paper.rule(0, ART, page.width, 3);
  const words = [
    paragraph(paper, [{ text: `${label}. ${category}. ${dateLabel}` }], {
      style: type.label,
      before: 0,
      area: edge,
    }),
    paragraph(paper, [{ text: title }], {
      style: type.title,
      before: 8,
      area: edge,
      element: paper.element('H1'),
    }),
    paragraph(paper, [{ text: excerpt }], { style: type.lede, before: 12, area: column }),
    paragraph(
      paper,
      [
        { text: fill(labels.pdf.by, { name: author.name }), strong: true },
        { text: `, ${author.role}` },
      ],
      {
        style: type.note,
        before: 9,
        area: column,
      },
    ),
  ];
  const intro = together(words.flat());
  intro.draw(ART + 26);
  drawPoints(paper, piece, ART + 26 + intro.height + 30);
  runningFirm(paper);
}

/** The claims on rules, their heading in the label column. */
function drawPoints(paper: Paper, { points }: PdfPiece, top: number): void {
  const heading = paper.element('P');
  const list = paper.element('L');
  let y = top;
  paper.rule(edge.x, y, edge.width, 2);
  const label = together(
    paragraph(paper, [{ text: points.title }], {
      style: type.label,
      before: 0,
      area: side,
      element: heading,
    }),
  );
  label.draw(y + (type.point.leading - type.label.leading) / 2 + 8);
  points.items.forEach((text, index) => {
    const body = paper.element('LBody', paper.element('LI', list));
    const item = together(
      paragraph(paper, [{ text }], { style: type.point, before: 0, element: body }),
    );
    if (y + item.height + 16 > baselineIn(type.label, page.height - 76)) return;
    if (index > 0) paper.rule(column.x, y, column.width, 0.5, 'line');
    item.draw(y + 7.5);
    y += item.height + 15;
  });
}
