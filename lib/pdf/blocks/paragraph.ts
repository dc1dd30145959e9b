import type { FlowItem } from '../flow';
import type { Run } from '../inline';
import { breakLines } from '../lines';
import { type Area, column } from '../measures';
import type { Element, PdfCanvas } from '../pdf-canvas';
import type { TextStyle } from '../typography';

export type ParagraphOptions = {
  style: TextStyle;
  /** Space above the first line. */
  before: number;
  area?: Area;
  /** Element that the text belongs to; a new `P` unless told. */
  element?: Element;
  parent?: Element;
  /** Whether the last line stays with what follows. */
  keep?: boolean;
};

/** Running text. No page begins or ends with a single line of a longer paragraph. */
export function paragraph(
  canvas: PdfCanvas,
  runs: readonly Run[],
  { style, before, area = column, parent = canvas.root, keep = false, ...rest }: ParagraphOptions,
): FlowItem[] {
  const element = rest.element ?? canvas.element('P', parent);
  const lines = breakLines(runs, style, area.width, canvas.measure);
  return lines.map((line, index): FlowItem => {
    const isLast = index === lines.length - 1;
    const isProtected = lines.length > 1 && (index === 0 || index === lines.length - 2);
    return {
      height: style.leading,
      before: index === 0 ? before : 0,
      keep: isLast ? keep : isProtected,
      draw: (y) => canvas.line(line, area.x, baselineIn(style, y), style, element),
    };
  });
}

/** Baseline of a line of text whose box begins at `y`. */
export function baselineIn({ size, leading }: TextStyle, y: number): number {
  return y + leading / 2 + size * 0.345;
}

/** Several items as one that is never divided. */
export function together(items: readonly FlowItem[], more: Partial<FlowItem> = {}): FlowItem {
  const height = items.reduce(
    (sum, item, index) => sum + item.height + (index ? item.before : 0),
    0,
  );
  return {
    before: items[0]?.before ?? 0,
    height,
    draw: (top) => {
      let y = top;
      items.forEach((item, index) => {
        if (index > 0) y += item.before;
        item.draw(y);
        y += item.height;
      });
    },
    ...more,
  };
}
