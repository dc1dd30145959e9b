import { firm } from '@/lib/firm';
import { fitText } from '@/lib/typography/balance';
import { lineWidth, outline, TIGHT, type TypeStyle } from '@/lib/typography/outlines';
import type { Surface } from './surface';

/** Nothing on a picture is smaller than 24 px: it is often shown at a third of its size. */
const SMALL = 26;
const SIZES = [168, 148, 132, 120, 110, 100, 92, 84, 76, 68, 60, 54, 46, 40, 34, 30, 26];
const LEADING = 0.97;
/** The letters of Ojuju begin a little to the right of their origin. */
const HANG = 0.035;

type At = { x: number; y: number; fill: string; align?: 'start' | 'middle' | 'end' };

/** A line of text whose baseline is at y. */
export function line(text: string, style: TypeStyle, { x, y, fill, align = 'start' }: At): string {
  const { data, width } = outline(text, style);
  const shift = { start: 0, middle: width / 2, end: width }[align];
  return `<path transform="translate(${(x - shift).toFixed(2)} ${y})" fill="${fill}" d="${data}"/>`;
}

/** The logo, its upper edge at y: mark and name. */
export function logo({ x, y, fill }: At): string {
  const mark =
    'M0 3h32v3.5H0zM2.5 9h4.5v5.5a9 9 0 0 0 18 0V9h4.5v5.5a13.5 13.5 0 0 1-27 0zM10.5 9h11v5.5a5.5 5.5 0 0 1-11 0z';
  const drawn = `<path transform="translate(${x} ${y}) scale(1.44)" fill="${fill}" d="${mark}"/>`;
  return drawn + line(firm.name, display(34), { x: x + 58, y: y + 35, fill });
}

export const display = (size: number): TypeStyle => ({ face: 'display', size, tracking: TIGHT });

type HeadlineBox = {
  x: number;
  /** Baseline of the last line: the headline stands on it, descenders go into the ground. */
  baseline: number;
  width: number;
  height: number;
  fill: string;
  largest?: number;
};

/** The title, as large as its box allows, in balanced lines. */
export function headline(title: string, box: HeadlineBox): string {
  const { x, baseline, width, height, fill, largest = 132 } = box;
  const sizes = SIZES.filter((size) => size <= largest);
  const measure = (text: string) => lineWidth(text, display(1));
  const { lines, size } = fitText(title, { width, height, leading: LEADING }, sizes, measure);
  return lines
    .map((text, index) => {
      const y = Math.round(baseline - (lines.length - 1 - index) * size * LEADING);
      return line(text, display(size), { x: x - size * HANG, y, fill });
    })
    .join('');
}

/** Kind of page and a fact, in small type: `Article  Agriculture, 5 November 2026`. */
export function caption(
  { kicker, detail }: { kicker: string; detail?: string },
  { x, y }: { x: number; y: number },
  { ink, quiet }: Surface,
): string {
  const style = { ...display(SMALL + 2), tracking: 0 };
  const first = line(kicker, style, { x, y, fill: ink });
  if (!detail) return first;
  const gap = lineWidth(kicker, style) + 26;
  return first + line(detail, { face: 'text', size: SMALL }, { x: x + gap, y, fill: quiet });
}

/** The kind of page at the right end of the logo's line. */
export function cornerCaption(kicker: string, { x, y, fill }: At): string {
  return line(kicker, { ...display(SMALL + 2), tracking: 0 }, { x, y, fill, align: 'end' });
}
