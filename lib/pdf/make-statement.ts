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
import { type FlowItem, paginate } from './flow';
import { type InlineOptions, runsOf } from './inline';
import type { Pdf } from './make-pdf';
import { edge, page } from './measures';
import { Outline } from './outline';
import { drawMark } from './pages/mark';
import { PdfCanvas } from './pdf-canvas';
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
  const canvas = new PdfCanvas({
    title: `${firm.name}: ${title}`,
    author: firm.name,
    subject: description,
    keywords: title,
    date,
    lang: language.locale,
  });
  const items = [
    opening(canvas, statement),
    ...content.children.flatMap((node) => (node.type === 'element' ? block(canvas, node) : [])),
  ];
  const layouts = paginate(items, frame);
  if (layouts.length > PAGES) {
    throw new Error(
      `${statement.file}: found ${layouts.length} pages in the PDF, expected at most ${PAGES}; shorten the practices, people or papers that it lists`,
    );
  }
  const outline = new Outline(canvas, headings);
  layouts.forEach((layout, index) => {
    canvas.addPage();
    foot(
      canvas,
      `${title}. ${interpolate(labels.procurement.statement.asOf, { date: formatDate(date) })}`,
    );
    canvas.decorate(() => {
      const number = `${index + 1}/${layouts.length}`;
      const x = edge.x + edge.width - canvas.measure(number, type.label);
      canvas.text(number, x, page.height - 28, type.label);
    }, 'Pagination');
    for (const { item, y } of layout) {
      if (item.place) outline.mark(item.place, y);
      item.draw(y);
    }
  });
  return { bytes: await canvas.end(), pages: layouts.length };
}

/** The firm's mark and name, the document's name on the horizon. */
function opening(canvas: PdfCanvas, { title }: CapabilityStatement): FlowItem {
  const name = together(
    paragraph(canvas, [{ text: firm.name, strong: true }], {
      style: { ...type.point, face: 'strong' },
      before: 0,
      area: { x: edge.x + 30, width: edge.width - 30 },
    }),
  );
  const heading = together(
    paragraph(canvas, [{ text: title }], {
      style: { ...type.section, size: 26, leading: 28 },
      before: 0,
      area: edge,
      element: canvas.element('H1'),
    }),
  );
  return {
    before: 0,
    height: name.height + heading.height + 22,
    draw: (y) => {
      canvas.decorate(() => drawMark(canvas, edge.x, y, 20));
      name.draw(y + 2);
      heading.draw(y + name.height + 12);
      canvas.rule(edge.x, y + name.height + heading.height + 16, edge.width, 2);
    },
  };
}

function block(canvas: PdfCanvas, node: HtmlElement): FlowItem[] {
  const runs = runsOf(node.children, inline);
  switch (node.tagName) {
    case 'h2': {
      const lines = paragraph(canvas, runs, {
        style: section,
        before: 11,
        area: edge,
        element: canvas.element('H2'),
      });
      return [together(lines, { keep: true, place: String(node.properties.id) })];
    }
    case 'p':
      return paragraph(canvas, runs, { style: type.source, before: 3, area: edge });
    case 'table': {
      // The heading is space enough.
      const [head, ...rows] = table(canvas, node, inline);
      return head ? [{ ...head, before: 0, canFloat: false }, ...rows] : [];
    }
    default:
      throw new Error(`lib/pdf/make-statement.ts: no block prints the element <${node.tagName}>`);
  }
}

function foot(canvas: PdfCanvas, words: string): void {
  canvas.decorate(() => {
    canvas.doc.rect(edge.x, page.height - 40, edge.width, 0.5).fill(canvas.colour('line'));
    canvas.text(words, edge.x, page.height - 28, type.small);
  }, 'Pagination');
}
