import type { Strip } from '../flow';
import type { Run } from '../inline';
import { breakLines } from '../lines';
import { type Area, column } from '../measures';
import type { Element, Paper } from '../paper';
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
  paper: Paper,
  runs: readonly Run[],
  { style, before, area = column, parent = paper.root, keep = false, ...rest }: ParagraphOptions,
): Strip[] {
  const element = rest.element ?? paper.element('P', parent);
  const lines = breakLines(runs, style, area.width, paper.measure);
  return lines.map((line, index): Strip => {
    const isLast = index === lines.length - 1;
    const isProtected = lines.length > 1 && (index === 0 || index === lines.length - 2);
    return {
      height: style.leading,
      before: index === 0 ? before : 0,
      keep: isLast ? keep : isProtected,
      draw: (y) => paper.line(line, area.x, baselineIn(style, y), style, element),
    };
  });
}

/** Baseline of a line of text whose box begins at `y`. */
export function baselineIn({ size, leading }: TextStyle, y: number): number {
  return y + leading / 2 + size * 0.345;
}

/** Several strips as one that is never divided. */
export function together(strips: readonly Strip[], more: Partial<Strip> = {}): Strip {
  const height = strips.reduce(
    (sum, strip, index) => sum + strip.height + (index ? strip.before : 0),
    0,
  );
  return {
    before: strips[0]?.before ?? 0,
    height,
    draw: (top) => {
      let y = top;
      strips.forEach((strip, index) => {
        if (index > 0) y += strip.before;
        strip.draw(y);
        y += strip.height;
      });
    },
    ...more,
  };
}
