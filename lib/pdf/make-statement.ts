import type { Element as HtmlElement } from 'hast';
import type { CapabilityStatement } from '@/lib/content/types/capability-statement';
import { firm } from '@/lib/firm';
import { formatDate } from '@/lib/format/date';
import { interpolate } from '@/lib/format/interpolate';
import { labels } from '@/lib/labels';
import { language } from '@/lib/languages';
import type { MarkdownDocument } from '@/lib/markdown/document';
import { pageUrl } from '@/lib/site-origin';
import { paragraph, together } from './blocks/paragraph';
import { table } from './blocks/table';
import { paginate, type Strip } from './flow';
import { type InlineOptions, runsOf } from './inline';
import type { Pdf } from './make-pdf';
import { edge, page } from './measures';
import { Outline } from './outline';
import { drawMark } from './pages/mark';
import { Paper } from './paper';
import { type TextStyle, type } from './typography';

/** A statement fills its two pages to the edge of what a printer prints. */
const frame = { top: 44, bottom: page.height - 46 };
/** The pages that a buyer asks for. */
const PAGES = 2;

const section: TextStyle = { ...type.figureTitle, size: 11.5, leading: 14 };

const inline: InlineOptions = {
  nameCitation: (number) => number,
  resolve: (href) => (href.startsWith('/') ? pageUrl(href) : href),
};

/**
 * Typesets the capability statement: two tagged pages of words and rules, which a printer without
 * colours prints as they are.
 * @throws Error when the content has grown beyond two pages
 */
export async function makeStatement(
  statement: CapabilityStatement,
  { content, headings }: MarkdownDocument,
): Promise<Pdf> {
  const { title, description, date } = statement;
  const paper = new Paper({
    title: `${firm.name}: ${title}`,
    author: firm.name,
    subject: description,
    keywords: title,
    date,
    lang: language.locale,
  });
  const strips = [
    opening(paper, statement),
    ...content.children.flatMap((node) => (node.type === 'element' ? block(paper, node) : [])),
  ];
  const sheets = paginate(strips, frame);
  if (sheets.length > PAGES) {
    throw new Error(
      `${statement.file}: found ${sheets.length} pages in the PDF, expected at most ${PAGES}; shorten the practices, people or papers that it lists`,
    );
  }
  const outline = new Outline(paper, headings);
  sheets.forEach((sheet, index) => {
    paper.addPage();
    foot(
      paper,
      `${title}. ${interpolate(labels.procurement.statement.asOf, { date: formatDate(date) })}`,
    );
    paper.decorate(() => {
      const number = `${index + 1}/${sheets.length}`;
      const x = edge.x + edge.width - paper.measure(number, type.label);
      paper.text(number, x, page.height - 28, type.label);
    }, 'Pagination');
    for (const { strip, y } of sheet) {
      if (strip.place) outline.mark(strip.place, y);
      strip.draw(y);
    }
  });
  return { bytes: await paper.end(), pages: sheets.length };
}

/** The firm's mark and name, the document's name on the horizon. */
function opening(paper: Paper, { title }: CapabilityStatement): Strip {
  const name = together(
    paragraph(paper, [{ text: firm.name, strong: true }], {
      style: { ...type.point, face: 'strong' },
      before: 0,
      area: { x: edge.x + 30, width: edge.width - 30 },
    }),
  );
  const heading = together(
    paragraph(paper, [{ text: title }], {
      style: { ...type.section, size: 26, leading: 28 },
      before: 0,
      area: edge,
      element: paper.element('H1'),
    }),
  );
  return {
    before: 0,
    height: name.height + heading.height + 22,
    draw: (y) => {
      paper.decorate(() => drawMark(paper, edge.x, y, 20));
      name.draw(y + 2);
      heading.draw(y + name.height + 12);
      paper.rule(edge.x, y + name.height + heading.height + 16, edge.width, 2);
    },
  };
}

function block(paper: Paper, node: HtmlElement): Strip[] {
  const runs = runsOf(node.children, inline);
  switch (node.tagName) {
    case 'h2': {
      const lines = paragraph(paper, runs, {
        style: section,
        before: 11,
        area: edge,
        element: paper.element('H2'),
      });
      return [together(lines, { keep: true, place: String(node.properties.id) })];
    }
    case 'p':
      return paragraph(paper, runs, { style: type.source, before: 3, area: edge });
    case 'table': {
      // The heading is space enough.
      const [head, ...rows] = table(paper, node, inline);
      return head ? [{ ...head, before: 0, floats: false }, ...rows] : [];
    }
    default:
      throw new Error(`lib/pdf/make-statement.ts: no block prints the element <${node.tagName}>`);
  }
}

function foot(paper: Paper, words: string): void {
  paper.decorate(() => {
    paper.doc.rect(edge.x, page.height - 40, edge.width, 0.5).fill(paper.colour('line'));
    paper.text(words, edge.x, page.height - 28, type.small);
  }, 'Pagination');
}
