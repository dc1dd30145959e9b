import type { Element as HtmlElement } from 'hast';
import type { FlowItem } from '../flow';
import { type InlineOptions, runsOf } from '../inline';
import { type Area, column } from '../measures';
import type { Element, PdfCanvas } from '../pdf-canvas';
import { setAttributes } from '../tags';
import { type TextStyle, type } from '../typography';
import { baselineIn, paragraph } from './paragraph';

export type ListOptions = {
  inline: InlineOptions;
  style?: TextStyle;
  area?: Area;
  before?: number;
  parent?: Element;
};

/** Room for numbers and strokes. */
const INDENT = 20;

/** A list: numbers hang at the left in their own column, entries without number begin with a stroke. */
export function list(
  canvas: PdfCanvas,
  items: readonly HtmlElement[],
  isNumbered: boolean,
  { inline, style = type.body, area = column, before = 7, parent = canvas.root }: ListOptions,
): FlowItem[] {
  const element = canvas.element('L', parent);
  setAttributes(element, { O: 'List', ListNumbering: isNumbered ? 'Decimal' : 'Disc' });
  const inner = { x: area.x + INDENT, width: area.width - INDENT };
  return items.flatMap((item, index) => {
    const entry = canvas.element('LI', element);
    const label = canvas.element('Lbl', entry);
    const body = canvas.element('LBody', entry);
    const lines = partsOf(item).flatMap((part, position) =>
      paragraph(canvas, runsOf(part, inline), {
        style,
        before:
          position === 0 ? (index === 0 ? before : style.leading * 0.38) : style.leading * 0.4,
        area: inner,
        element: position === 0 ? body : canvas.element('P', body),
      }),
    );
    const [first] = lines;
    if (!first) return [];
    const drawText = first.draw;
    first.place = typeof item.properties.id === 'string' ? item.properties.id : undefined;
    first.draw = (y) => {
      drawLabel(canvas, isNumbered ? `${index + 1}` : '•', { x: area.x, y, style, label });
      drawText(y);
    };
    return lines;
  });
}

function drawLabel(
  canvas: PdfCanvas,
  text: string,
  { x, y, style, label }: { x: number; y: number; style: TextStyle; label: Element },
): void {
  label.add(canvas.doc.markStructureContent('Lbl'));
  const baseline = baselineIn(style, y);
  if (text === '•') {
    // The stroke of the site's lists; a program that reads aloud is told of a bullet.
    canvas.doc.markContent('Span', { actual: text });
    canvas.doc.rect(x, baseline - style.size * 0.36, 9, 2).fill(canvas.colour('a-lat'));
    canvas.doc.endMarkedContent();
  } else {
    canvas.text(text, x, baseline, { ...style, face: 'strong', tabular: true });
  }
  canvas.doc.endMarkedContent();
}

/** An entry is one paragraph, or several where its text has them. */
function partsOf(item: HtmlElement): HtmlElement['children'][] {
  const paragraphs = item.children.filter(
    (child): child is HtmlElement => child.type === 'element' && child.tagName === 'p',
  );
  return paragraphs.length > 0 ? paragraphs.map(({ children }) => children) : [item.children];
}
