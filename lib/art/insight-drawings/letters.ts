import { itemAt, range } from '@/lib/art/arrays';
import type { Ink } from '@/lib/art/ink';
import { type Drawing, SvgBatch } from '@/lib/art/svg-batch';

/*
 * One figure of a letter each, drawn as a strip: two rows of counted pieces on one scale. Stretched to the shape
 * of a card it stays what it is.
 */

type Figures = readonly number[];
type Row = readonly { ink: Ink; count: number }[];

/** Narrower than this, pieces run into one tone: one stands for so many. */
const COARSE = 8;
const FIVE = 5;

/** Months from the plan to the rain: to the first rains, and to the second. */
export function monthsAhead(figures: Figures, width: number, height: number): Drawing {
  const [first = 0, second = 0] = figures;
  return twoRows(width, height, second, 'tead', [
    [{ ink: 'mz', count: first }],
    [{ ink: 'hz', count: second }],
  ]);
}

/** What was asked, and below it what a court left of it, in hundreds. */
export function feeReduced(figures: Figures, width: number, height: number): Drawing {
  const [asked, left] = [itemAt(figures, 0) / 100, itemAt(figures, 1) / 100];
  return twoRows(width, height, asked, 'lkd', [
    [{ ink: 'lat', count: asked }],
    [{ ink: 'si', count: left }],
  ]);
}

/** Of a hundred, those that went missing before and after. */
export function missing(figures: Figures, width: number, height: number): Drawing {
  const [before, after] = [itemAt(figures, 0), itemAt(figures, 1)];
  return twoRows(width, height, 100, 'si', [
    [
      { ink: 'lat', count: before },
      { ink: 'lkd', count: 100 - before },
    ],
    [
      { ink: 'lat', count: after },
      { ink: 'lkd', count: 100 - after },
    ],
  ]);
}

function twoRows(
  width: number,
  height: number,
  of: number,
  background: Ink,
  lines: readonly [Row, Row],
): Drawing {
  const sheet = new SvgBatch(width, height);
  const tall = Math.round(height * 0.36);
  const gap = Math.round((height - 2 * tall) / 3);
  const each = width / of < COARSE ? FIVE : 1;
  const at = (piece: number) => Math.round((width * piece * each) / of);
  lines.forEach((line, row) => {
    let passed = 0;
    for (const { ink, count } of line) {
      const pieces = Math.round(count / each);
      for (const index of range(pieces)) {
        const x = at(passed + index);
        const next = at(passed + index + 1);
        sheet.rect(ink, x, gap + row * (tall + gap), next - x - 4, tall);
      }
      passed += pieces;
    }
  });
  return { sheet, background };
}
