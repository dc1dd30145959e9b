import { range } from '@/lib/art/arrays';
import type { Ink } from '@/lib/art/ink';
import type { SvgBatch } from '@/lib/art/svg-batch';

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Narrowest stroke that a drawing may have, and narrowest gap beside it. */
export const FINEST = 2;

/** Below this pitch strokes run into one tone where a card is shown, and one stands for so many. */
const COARSE = 8;
const FIVE = 5;

/** As many strokes as a hundred people, households or days have room for: one for each, or one for five. */
export function tallyByFives(sheet: SvgBatch, ink: Ink, count: number, of: number, box: Box): void {
  const [strokes, all] = byFives(count, of, box);
  tally(sheet, ink, strokes, all, box);
}

/** How far from the left the stroke of a number begins in such a row. */
export const tallyByFivesEnd = (count: number, of: number, box: Box): number =>
  tallyEnd(...byFives(count, of, box), box);

const byFives = (count: number, of: number, { width }: Box): [number, number] =>
  Math.floor(width / of) < COARSE ? [count / FIVE, of / FIVE] : [count, of];

/**
 * Counted strokes side by side, the first from the left, `of` of which would fill the box. Where the
 * box is too narrow to tell them apart they stand as one bar of the same length.
 */
export function tally(sheet: SvgBatch, ink: Ink, count: number, of: number, box: Box): void {
  const pitch = Math.floor(box.width / of);
  if (pitch < 2 * FINEST) {
    sheet.rect(ink, box.x, box.y, (box.width * count) / of, box.height);
    return;
  }
  const stroke = Math.max(FINEST, Math.round(pitch * 0.62));
  for (const index of range(Math.round(count))) {
    sheet.rect(ink, box.x + index * pitch, box.y, stroke, box.height);
  }
}

/** How far from the left the stroke of a number begins in such a box. */
export function tallyEnd(count: number, of: number, { x, width }: Box): number {
  const pitch = Math.floor(width / of);
  return x + (pitch < 2 * FINEST ? Math.round((width * count) / of) : Math.round(count) * pitch);
}

/** Counted strokes in rows, as many a row as their number asks for. */
export function rows(
  sheet: SvgBatch,
  inkOf: (index: number) => Ink,
  count: number,
  box: Box,
): void {
  const across = Math.ceil(Math.sqrt((count * box.width * 3) / box.height));
  const down = Math.ceil(count / across);
  const pitch = Math.floor(box.width / across);
  const rise = Math.floor(box.height / down);
  const stroke = Math.max(FINEST, Math.round(pitch * 0.6));
  for (const index of range(count)) {
    const x = box.x + (index % across) * pitch;
    const y = box.y + Math.floor(index / across) * rise;
    sheet.rect(inkOf(index), x, y, stroke, rise - Math.max(FINEST, Math.round(rise * 0.24)));
  }
}
