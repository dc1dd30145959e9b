import { firm, mark } from '@/lib/firm';
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
  const drawn = `<path transform="translate(${x} ${y}) scale(1.44)" fill="${fill}" d="${mark.large}"/>`;
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

type Caption = { kicker: string; detail?: string };

const KICKER: TypeStyle = { ...display(SMALL + 2), tracking: 0 };

/**
 * Kind of page and a fact, in small type: `Article  Agriculture, 5 November 2026`. The fact goes below the
 * kind where both are wider than there is room for, and is set smaller still rather than cut.
 * @param x of their left edge, @param y of their baseline, or where that of one line would be
 */
export function caption(
  words: Caption,
  { x, y, width }: { x: number; y: number; width: number },
  { ink, quiet }: Surface,
): string {
  const { kicker, detail } = words;
  if (!detail) return line(kicker, KICKER, { x, y, fill: ink });
  const { size, below } = setCaption({ kicker, detail }, width);
  const at = below ? { x, y: y + BELOW } : { x: x + lineWidth(kicker, KICKER) + GAP, y };
  return (
    line(kicker, KICKER, { x, y: below ? y - ABOVE : y, fill: ink }) +
    line(detail, { face: 'text', size }, { ...at, fill: quiet })
  );
}

const GAP = 26;
/** How far two lines stand from where one would: the first stays clear of the headline's descenders. */
const ABOVE = 4;
const BELOW = 31;

/** Size of the fact, and whether it stands below the kind: the first that fits a width. */
export function setCaption({ kicker, detail }: Required<Caption>, width: number) {
  const fits = (size: number, room: number) => lineWidth(detail, { face: 'text', size }) <= room;
  if (fits(SMALL, width - lineWidth(kicker, KICKER) - GAP)) return { size: SMALL, below: false };
  const size = [SMALL, 24, 22].find((smaller) => fits(smaller, width)) ?? 20;
  return { size, below: true };
}

/** The kind of page at the right end of the logo's line. */
export function cornerCaption(kicker: string, { x, y, fill }: At): string {
  return line(kicker, KICKER, { x, y, fill, align: 'end' });
}
